import { type BrandSettings, FIRST_GATEWAY } from '@parlour/contract';

type Hosts = Pick<BrandSettings, 'hosts' | 'mainDomain' | 'merchantCode'>;
type Asked = {
  /** As the caller states it: scheme and host. */
  origin: string;
  /** The scheme of the configured addresses; undefined: none are configured, as in development. */
  publicScheme: string | undefined;
};

/** This machine and its private network, where no stranger's server answers. */
const NEAR_HOST =
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})$/;

/**
 * The site address that payment gateways and vendors get, to call and to send people back to. The caller states the
 * host: it is trusted if it is one of the brand's or, if no addresses are configured, if it is near. Otherwise the
 * brand's own is used.
 */
export function siteOf({ hosts, mainDomain }: Hosts, { origin, publicScheme }: Asked): string {
  const { protocol, hostname, host } = new URL(origin);
  const scheme = publicScheme ?? protocol;
  const isBrands = hosts.includes(hostname) || hostname === mainDomain;
  const isNear = publicScheme === undefined && NEAR_HOST.test(hostname);
  return `${scheme}//${isBrands || isNear ? host : (hosts[0] ?? mainDomain)}`;
}

/** Where a gateway reports on a payment. The first gateway keeps its address without a name. */
export function callbackUrlOf(site: string, { merchantCode }: Hosts, gateway: string): string {
  const address = `${site}/wps/payment/callback?merchant=${merchantCode}`;
  return gateway === FIRST_GATEWAY ? address : `${address}&gateway=${gateway}`;
}
