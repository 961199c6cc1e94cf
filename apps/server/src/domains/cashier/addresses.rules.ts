import { type BrandSettings, FIRST_GATEWAY } from '@parlour/contract';

type Hosts = Pick<BrandSettings, 'hosts' | 'mainDomain' | 'merchantCode'>;
type Asked = {
  /** As whoever asks states it: scheme and host. */
  origin: string;
  /** The scheme of the addresses that are set up; undefined: none are, as in development. */
  publicScheme: string | undefined;
};

/** This machine and the network it stands in: no stranger's server answers there. */
const NEAR_HOST =
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})$/;

/**
 * The address of the site that payment gateways and vendors are given, to call and to send people back to. A host is stated by whoever
 * asks: it is believed where it is the brand's, and, where no addresses are set up, where it is near. Everybody else gets
 * the brand's own.
 */
export function siteOf({ hosts, mainDomain }: Hosts, { origin, publicScheme }: Asked): string {
  const { protocol, hostname, host } = new URL(origin);
  const scheme = publicScheme ?? protocol;
  const isBrands = hosts.includes(hostname) || hostname === mainDomain;
  const isNear = publicScheme === undefined && NEAR_HOST.test(hostname);
  return `${scheme}//${isBrands || isNear ? host : (hosts[0] ?? mainDomain)}`;
}

/** Where a gateway tells what has become of a payment. The first has the address without a name, as it always had. */
export function callbackUrlOf(site: string, { merchantCode }: Hosts, gateway: string): string {
  const address = `${site}/wps/payment/callback?merchant=${merchantCode}`;
  return gateway === FIRST_GATEWAY ? address : `${address}&gateway=${gateway}`;
}
