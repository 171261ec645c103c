/** Keeps the package buildable until its first module lands; delete it then. */
export {};
