export const straw = 2;
