import { createHash } from 'node:crypto';

/** So long is what a machine is called at most in the name of a node. Of a longer name a fingerprint says which it is. */
const LONGEST = 30;
const FINGERPRINT = 8;

const shortened = (host: string): string => {
  const plain = host.replaceAll(/[^\w-]/g, '-');
  if (plain.length <= LONGEST) return plain;
  const mark = createHash('sha256').update(host).digest('hex').slice(0, FINGERPRINT);
  return `${plain.slice(0, LONGEST - FINGERPRINT - 1)}-${mark}`;
};

/** What a process goes by that was given no name: its machine and its port, which are the same at every start. */
export const nodeName = (host: string, port: number): string => `${shortened(host)}-${port}`;
