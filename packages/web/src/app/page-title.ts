const shown: { place: string; call: string | undefined } = { place: '', call: undefined };

const show = (): void => {
  document.title = shown.call ?? shown.place;
};

/** Says in the title of the page where one is. */
export const titlePlace = (place: string): void => {
  shown.place = place;
  show();
};

/** Calls somebody by the title of the page, whatever the place; undefined when there is nothing to call for. */
export const titleCall = (call: string | undefined): void => {
  shown.call = call;
  show();
};
