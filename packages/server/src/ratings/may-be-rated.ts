/** What is known of a person when it is asked whether they have a rating. */
export type Rateable = {
  readonly id: string;
  /** What is left of the name of an account; guests have none. */
  readonly skeleton: string | null;
  readonly isBot: boolean;
};

/** Whether somebody can have a rating: whoever has an account and is no program. A guest who loses is somebody else tomorrow. */
export const mayBeRated = (person: Rateable | undefined): boolean =>
  person !== undefined && !person.isBot && person.skeleton !== null;
