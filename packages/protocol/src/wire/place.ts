/** A place in a list or among the keys of an object, written as patches write it. */
export const PLACE = /^(?:0|[1-9]\d{0,8})$/;
