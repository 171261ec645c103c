/** What a process goes by that was given no name: its machine and its port, which are the same at every start. */
export const nodeName = (host: string, port: number): string =>
  `${host.replaceAll(/[^\w-]/g, '-').slice(0, 30)}-${port}`;
