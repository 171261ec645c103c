/** Whether the house is being emptied: it is no longer ready for more, no tables are set, and who plays plays on. */
export class Drain {
  isOn = false;
}
