/** How much of anything is taken. A client keeps to these, a host refuses what goes beyond. */
export const limits = {
  /** Characters of a player's name. */
  name: 24,
  /** Characters of the password of a table, at least and at most. */
  passwordLeast: 4,
  password: 64,
  /** Characters of the password of an account, at least and at most. */
  accountPasswordLeast: 10,
  accountPassword: 128,
  /** Hours for which a link lets people in to a private table, at most; and how many invitations a table has. */
  invitationHours: 24 * 14,
  invitations: 30,
  /** Characters of one line of chat. */
  chat: 500,
  /** Characters of what somebody says is wrong with a game; how often one person says so of one table, and all of them. */
  problem: 500,
  problemsOfPerson: 5,
  problemsOfTable: 30,
  /** Characters of what whoever runs the house has to say to everybody. */
  announcement: 400,
  /** Bytes of one message on the wire, from a client. */
  message: 16_384,
  /** Bytes of one call, an imported game file included: a long game takes some 20,000. */
  call: 262_144,
  /** Characters of a content pack: one that gives every number of Runewars takes some 40,000. */
  pack: 65_536,
  /** Answers of an imported game: a long one has about 1,000. */
  entries: 10_000,
  /** Records of one table; then it can be looked at and no longer played. */
  records: 20_000,
  /** Records of history in one message. */
  history: 250,
  /** Numbers in one answer. */
  reply: 256,
} as const;
