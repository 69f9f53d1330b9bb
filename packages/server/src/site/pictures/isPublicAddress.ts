import ipaddr from 'ipaddr.js';

/** Public by its number, but answered by the platform inside a network of Azure: its metadata. */
const platformAddresses = ['168.63.129.16'];

/**
 * Whether an IP address is one of the public internet. Everything else is refused: this machine, private networks, link-local and
 * metadata addresses, CGNAT, multicast, reserved ranges, and the IPv6 forms that stand for an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || platformAddresses.includes(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // 2000::/3 is all that is given out; the rest of IPv6 has no owner, or an owner of its own.
  return address.kind() === 'ipv4' || /^[23][\da-f]{3}:/.test(address.toNormalizedString());
}
