import { BlockList, isIPv4, isIPv6 } from 'node:net';

const subnets = (family: 'ipv4' | 'ipv6', nets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const net of nets) {
    const [address, bits] = net.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

/** Of IPv4 what is no public place: one's own machine and network, what is shared, reserved or for many at once. */
const closed4 = subnets('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** Of IPv6 only this is public at all: what is written as IPv6 and means IPv4 lies outside. */
const open6 = subnets('ipv6', ['2000::/3']);

/** And of that these lead elsewhere: through tunnels to any IPv4 address, or nowhere. */
const closed6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

const loopback4 = subnets('ipv4', ['127.0.0.0/8']);

/** Whether an address is one that anybody could reach from anywhere. */
export const isPublic = (address: string): boolean => {
  if (isIPv4(address)) return !closed4.check(address);
  return isIPv6(address) && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

/** Whether an address is this very machine. */
export const isLoopback = (address: string): boolean =>
  isIPv4(address) ? loopback4.check(address) : address === '::1';
