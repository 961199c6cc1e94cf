import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { type Clock, systemClock } from './clock/clock.ts';
import { describeChain } from './drand/chain.ts';
import { drandRoutes } from './drand/drand.routes.ts';
import { firebaseRoutes } from './firebase/firebase.routes.ts';
import { API_KEY, PROJECT_ID } from './firebase/verification.ts';
import { createInbox } from './messages/inbox.ts';
import { type Mail, mailRoutes } from './messages/mail.routes.ts';
import { createPhone, phoneRoutes } from './messages/phone.routes.ts';
import { listenForMail } from './messages/smtp.ts';
import { oidcRoutes } from './oidc/oidc.routes.ts';
import { createProviders, type Provider } from './oidc/providers.ts';
import { pagesRoutes } from './pages.routes.ts';
import { checkoutRoutes } from './pay/checkout.routes.ts';
import { controlRoutes } from './pay/control.routes.ts';
import { createGateway } from './pay/gateway.ts';
import { listRoutes } from './pay/list.routes.ts';
import { sandboxPay } from './pay/sandbox-pay/dialect.ts';
import { payRoutes } from './pay/sandbox-pay/pay.routes.ts';
import { MERCHANT, SECRET } from './pay/sandbox-pay/signing.ts';
import { createWireDialect } from './pay/sandbox-wire/dialect.ts';
import { makeKeys, type WireKeys } from './pay/sandbox-wire/signing.ts';
import { wireRoutes } from './pay/sandbox-wire/wire.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { createStudio } from './vendor/studio.ts';
import { vendorRoutes } from './vendor/vendor.routes.ts';
import { vendorControlRoutes } from './vendor/vendor-control.routes.ts';

const BODY_MAX_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 20_000;

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The outside world on this machine: each part is reached the way the real one would be. */
export async function startSandbox({ port, clock = systemClock }: { port: number; clock?: Clock }) {
  const phone = createPhone();
  const mailbox = createInbox<Mail>();
  let origin = '';
  const providers = createProviders(() => origin);
  const wireKeys = makeKeys();
  const pay = createGateway({ clock, dialect: sandboxPay });
  const wire = createGateway({ clock, dialect: createWireDialect(wireKeys) });
  const gateways = [pay, wire];
  const studio = createStudio();
  const server = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.get('/healthz', () => ({ ok: true }));
  pagesRoutes(server);
  phoneRoutes(server, { phone, clock });
  mailRoutes(server, mailbox);
  oidcRoutes(server, { providers, clock });
  firebaseRoutes(server, { phone, clock });
  payRoutes(server, { gateway: pay, origin: () => origin });
  wireRoutes(server, { gateway: wire, keys: wireKeys, origin: () => origin });
  for (const gateway of gateways) {
    checkoutRoutes(server, gateway);
    controlRoutes(server, gateway);
  }
  listRoutes(server, gateways);
  vendorRoutes(server, { studio, origin: () => origin });
  vendorControlRoutes(server, studio);
  drandRoutes(server, { clock });
  pushRoutes(server, { clock, origin: () => origin });

  await server.listen({ port, host: 'localhost' });
  // A host name rather than an address: pages at localhost and its subdomains come here.
  origin = `http://localhost:${(server.server.address() as AddressInfo).port}`;
  const smtp = await listenForMail({ mailbox, clock });
  return {
    origin,
    environment: environmentFor({ origin, smtpUrl: smtp.url, providers, wireKeys }),
    async close(): Promise<void> {
      for (const gateway of gateways) gateway.close();
      await Promise.all([server.close(), smtp.close()]);
    },
  };
}

type Places = { origin: string; smtpUrl: string; providers: Provider[]; wireKeys: WireKeys };

/** The variables that point the platform here, by group: setting one of a group selects another party for all of it. */
function environmentFor({ origin, smtpUrl, providers, wireKeys }: Places): Record<string, string>[] {
  return [
    { SMS_GATEWAY_URL: `${origin}/sms` },
    { SMTP_URL: smtpUrl },
    ...providers.map(({ id, issuer, clientId, clientSecret }) => ({
      [`${id.toUpperCase()}_ISSUER`]: issuer,
      [`${id.toUpperCase()}_CLIENT_ID`]: clientId,
      [`${id.toUpperCase()}_CLIENT_SECRET`]: clientSecret,
    })),
    {
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_API_KEY: API_KEY,
      FIREBASE_API_URL: `${origin}/firebase/v1`,
      FIREBASE_KEYS_URL: `${origin}/firebase/jwks`,
    },
    {
      PAYMENT_GATEWAY_URL: `${origin}/pay/v1`,
      PAYMENT_GATEWAY_MERCHANT: MERCHANT,
      PAYMENT_GATEWAY_SECRET: SECRET,
    },
    {
      PAYMENT_GATEWAYS: JSON.stringify({ 'sandbox-wire': { url: `${origin}/wire/v1`, ...wireKeys.account } }),
    },
    { PUSH_SERVICES: origin },
    { DRAND_URLS: `${origin}/drand`, DRAND_CHAIN: describeChain().hash },
  ];
}
