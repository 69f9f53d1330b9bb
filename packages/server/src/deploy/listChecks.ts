import { captchaOrigin, headersFor } from '../site/headers/securityHeaders.ts';
import { findDemoAccount } from './findDemoAccount.ts';
import { findForeignUrl } from './findForeignUrl.ts';
import { findMailProblems } from './findMailProblems.ts';
import { findServerProblems } from './findServerProblems.ts';

/** The URLs and the key of a deployment. */
export interface Deployment {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** A token of the Management API of Supabase, which reads the settings of a hosted project. */
  readonly accessToken?: string | undefined;
  /** The origins of the servers behind its balancer, which are requested directly, without a trailing slash. */
  readonly servers: readonly string[];
}

/** One requirement on a deployment. */
export interface DeploymentCheck {
  readonly name: string;
  /** The remedy if the check fails. */
  readonly remedy: string;
  /** Returns the problem; null if there is none. */
  readonly find: (deployment: Deployment) => Promise<string | null>;
}

/** Hosts on this machine, whose traffic uses no network. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Milliseconds. The max difference of the clock, because a larger one makes tokens invalid. */
const maxDrift = 30_000;
/** Tables that visitors cannot read, and whose rows only their owners can read. */
const closedTables = ['purchases', 'favorites', 'contact_messages', 'support_tickets'];

/** All checks of `deploy:check`, in the order of the setup. */
export const deploymentChecks: readonly DeploymentCheck[] = [
  {
    name: 'encryption',
    remedy: 'Serve the site by https only, and redirect http to it: docs/hosting/Caddyfile does both.',
    async find({ siteUrl }) {
      const { protocol, hostname } = new URL(siteUrl);
      if (loopback.test(hostname)) return null;
      if (protocol !== 'https:') return `${siteUrl} is not encrypted`;
      // A host that does not answer on port 80 also passes.
      const plain = await ask(`http://${hostname}/`).catch(() => undefined);
      if (!plain) return null;
      const target = plain.headers.get('location') ?? '';
      return plain.status >= 300 && plain.status < 400 && target.startsWith('https://')
        ? null
        : `http://${hostname}/ is answered with ${plain.status} instead of a redirect to https`;
    },
  },
  {
    name: 'headers of the pages',
    remedy: 'Serve the files with _headers, nginx.conf or Caddyfile of the build, or with `pnpm start`.',
    async find({ siteUrl }) {
      const { headers } = await ask(`${siteUrl}/`);
      const missing = Object.keys(headersFor('')).filter((name) => !headers.has(name));
      if (missing.length) return `the home page has no ${missing.join(', ')}`;
      const policy = headers.get('content-security-policy') ?? '';
      return policy.includes(`require-trusted-types-for 'script'`) ? null : 'the policy does not require Trusted Types';
    },
  },
  {
    name: 'files of the build',
    remedy: 'Send `Cache-Control: public, max-age=31536000, immutable` with /assets/.',
    async find({ siteUrl }) {
      const html = await (await ask(`${siteUrl}/`)).text();
      const [asset] = html.match(/\/assets\/[\w.-]+\.js/) ?? [];
      if (!asset) return null;
      const { status, headers } = await ask(siteUrl + asset);
      if (status !== 200) return `${asset} is answered with ${status}`;
      return headers.get('cache-control')?.includes('immutable') ? null : `${asset} is not kept for ever`;
    },
  },
  {
    name: 'URL of the build',
    remedy: 'Set VITE_SITE_URL to the URL of this site, build and deploy again; or check the site at the URL it names.',
    find: ({ siteUrl }) => findForeignUrl(siteUrl, ask),
  },
  {
    name: 'every server',
    remedy: 'Give each server the same build and settings, and restart those that are named.',
    find: ({ siteUrl, servers }) => findServerProblems(siteUrl, servers, ask),
  },
  {
    name: 'what is not there',
    remedy: 'Answer with 404.html and the status 404; hide the folders whose names begin with a dot.',
    async find({ siteUrl }) {
      const paths = ['/nulle-part', '/event/999999999', '/.vite/manifest.json', '/.server/appRenderer.js', '/.env'];
      const statuses = await Promise.all(
        paths.map(async (path) => ({ path, status: (await ask(siteUrl + path)).status })),
      );
      const wrong = statuses.filter(({ status }) => status !== 404);
      return wrong.length ? wrong.map(({ path, status }) => `${path} is answered with ${status}`).join(', ') : null;
    },
  },
  {
    name: 'health',
    remedy: 'Look into the log of the server and of the database.',
    find: async ({ siteUrl }) => expectStatus(await ask(`${siteUrl}/healthz`), 200, '/healthz'),
  },
  {
    name: 'clock',
    remedy: 'Let NTP set the clock of the server.',
    async find({ siteUrl }) {
      const drift = Math.abs(Date.parse((await ask(`${siteUrl}/`)).headers.get('date') ?? '') - Date.now());
      return drift < maxDrift ? null : `the clock of the server is ${Math.round(drift / 1000)} s off`;
    },
  },
  {
    name: 'row level security',
    remedy: 'Push every migration: npx supabase db push --remote.',
    async find(deployment) {
      const answers = await Promise.all(
        closedTables.map(async (table) => {
          const { status } = await askBackend(deployment, `/rest/v1/${table}?select=*&limit=1`);
          return { table, status };
        }),
      );
      const open = answers.filter(({ status }) => status < 400);
      return open.length ? open.map(({ table, status }) => `${table} answers ${status}`).join(', ') : null;
    },
  },
  {
    name: 'sign-in settings',
    remedy: 'Set the minimum password length to 8 and switch anonymous sign-ins off (docs/hosting.md, Sign-in).',
    async find(deployment) {
      // The sign-up is refused before an account is created, because the password is too short.
      const short = { email: 'deploy-check@lively.invalid', password: '1234567' };
      const weak = await askBackend(deployment, '/auth/v1/signup', { method: 'POST', body: JSON.stringify(short) });
      if (weak.ok) return 'a password of seven characters is accepted';
      const anonymous = await askBackend(deployment, '/auth/v1/signup', { method: 'POST', body: '{}' });
      return anonymous.ok ? 'anyone may sign in anonymously' : null;
    },
  },
  {
    name: 'demo account',
    remedy:
      'Erase it: pnpm gdpr:erase demo@lively.fr. Set LIVELY_SEED=off before the first start with a new database (docs/hosting.md).',
    find: (deployment) => findDemoAccount((path, init) => askBackend(deployment, path, init)),
  },
  {
    name: 'captcha',
    remedy:
      'Set VITE_TURNSTILE_SITE_KEY for the build, and its secret for the sign-in: both, or neither (docs/hosting.md, CAPTCHA).',
    async find(deployment) {
      const { headers } = await ask(`${deployment.siteUrl}/auth`);
      const isShown = headers.get('content-security-policy')?.includes(captchaOrigin) ?? false;
      const isAsked = await asksForCaptcha(deployment);
      if (isShown === isAsked) return null;
      return isShown
        ? 'the forms show a captcha that the sign-in does not require: it stops no robot'
        : 'the sign-in requires a captcha that the forms do not show: no user can sign in';
    },
  },
  {
    name: 'addresses of accounts',
    remedy: 'Push every migration, and switch on the hook before a user is created (docs/hosting.md, Sign-in).',
    async find(deployment) {
      // Refused before an account is created and before a mail is sent.
      const account = { email: 'deploy<check@lively.invalid', password: 'deploy-check deploy-check' };
      const { ok } = await askBackend(deployment, '/auth/v1/signup', { method: 'POST', body: JSON.stringify(account) });
      return ok ? 'an address that mail software reads as another one is accepted' : null;
    },
  },
  {
    name: 'mails of the project',
    remedy: 'Set the limits, the hook and the templates of mails (docs/hosting.md, Sign-in).',
    find: async ({ siteUrl, supabaseUrl, accessToken }) =>
      supabaseUrl === siteUrl ? null : findMailProblems({ supabaseUrl, accessToken }, ask),
  },
  {
    name: 'page of mail links',
    remedy:
      'Serve /confirm, by the server or as a page of the app: links of mails lead to it (docs/hosting.md, Sign-in).',
    find: async ({ siteUrl }) =>
      expectStatus(await ask(`${siteUrl}/confirm?type=signup&token_hash=deploy-check`), 200, '/confirm'),
  },
  {
    name: 'links of mails',
    remedy: 'List this site alone among the redirect URLs.',
    async find(deployment) {
      const stranger = 'https://stranger.example';
      const query = `token=0&type=signup&redirect_to=${encodeURIComponent(stranger)}`;
      const { headers } = await askBackend(deployment, `/auth/v1/verify?${query}`);
      return headers.get('location')?.startsWith(stranger) ? `a link of a mail may lead to ${stranger}` : null;
    },
  },
  {
    name: 'URL of mails',
    remedy: 'Set VITE_SITE_URL of the server, or the Site URL of the project, to the URL of this site.',
    async find(deployment) {
      // An invalid link redirects to the URL that the backend has for the site.
      const { headers } = await askBackend(deployment, '/auth/v1/verify?token=0&type=signup');
      const target = headers.get('location') ?? '';
      if (!URL.canParse(target)) return 'a link of a mail leads nowhere';
      const { origin } = new URL(target);
      return origin === new URL(deployment.siteUrl).origin ? null : `links of mails lead to ${origin}`;
    },
  },
  {
    name: 'storage',
    remedy: 'Push every migration: the policies of the buckets are in them.',
    async find(deployment) {
      const path = '/storage/v1/object/avatars/deploy-check.png';
      const { ok } = await askBackend(deployment, path, { method: 'POST', body: '{}' });
      return ok ? 'a visitor may store a picture' : null;
    },
  },
];

/** Returns true if a sign-in without a captcha token is refused before the password is checked. */
async function asksForCaptcha(deployment: Deployment): Promise<boolean> {
  const body = JSON.stringify({ email: 'deploy-check@lively.invalid', password: 'deploy-check' });
  const answer = await askBackend(deployment, '/auth/v1/token?grant_type=password', { method: 'POST', body });
  const { error_code } = await answer.json().catch(() => ({}));
  return error_code === 'captcha_failed';
}

function ask(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });
}

/** @throws Error if the backend does not work: its refusals would prove nothing then. */
async function askBackend(deployment: Deployment, path: string, init?: RequestInit): Promise<Response> {
  const headers = { apikey: deployment.publishableKey, 'Content-Type': 'application/json', ...init?.headers };
  const answer = await ask(deployment.supabaseUrl + path, { ...init, headers });
  if (answer.status >= 500) throw new Error(`${path} is answered with ${answer.status}`);
  return answer;
}

function expectStatus({ status }: Response, expected: number, path: string): string | null {
  return status === expected ? null : `${path} is answered with ${status}`;
}
