export const feather = 1;
