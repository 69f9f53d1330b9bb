import * as v from 'valibot';
import { readStorageUrl } from './readStorageUrl.ts';
import {
  browserKey,
  databaseUrl,
  databaseUrls,
  longSecret,
  namedLinks,
  onOrOff,
  originUrl,
  secretText,
  secretUrl,
  sender,
  smtpUrl,
  text,
  webUrl,
  wholeNumber,
} from './settingKinds.ts';

const site = {
  VITE_SITE_URL: v.optional(
    v.pipe(
      originUrl('https://<site>'),
      v.description('The URL of the site. Canonical links, site maps and mails begin with it.'),
    ),
  ),
  VITE_ACCOUNT_DELETION: v.optional(
    v.pipe(onOrOff, v.description('Adds the button that deletes an account, and the pages that mention it.')),
    'off',
  ),
  VITE_PHONE_FACTOR: v.optional(
    v.pipe(
      onOrOff,
      v.description(
        'Lets users get the codes of a second factor by text message. Only with a hosted project that sends them.',
      ),
    ),
    'off',
  ),
  VITE_STATIC_HOST: v.optional(
    v.pipe(
      onOrOff,
      v.description('For a static host without the server: browsers load pictures from the hosts of the pictures.'),
    ),
    'off',
  ),
  VITE_SOCIAL_LINKS: v.optional(
    v.pipe(
      namedLinks('Mastodon https://social.example/@us'),
      v.description('The links of the footer to social networks. Without it, the footer leads to `/community`.'),
    ),
  ),
  LIVELY_BRANDING: v.optional(
    v.pipe(
      text('the path of a file'),
      v.description(
        'The name, logo, colours and publisher of the site. Without it, `branding/branding.json` if there is one.',
      ),
    ),
  ),
  LIVELY_MAP_STYLE: v.optional(
    v.pipe(
      secretUrl('https://<tiles>/style.json'),
      v.description(
        'A style of MapLibre: the map of a place shows streets. Its files come through the server. Without it, the map shows outlines.',
      ),
    ),
  ),
  VITE_TURNSTILE_SITE_KEY: v.optional(
    v.pipe(
      text('the site key of Turnstile'),
      v.description('The captcha of the sign-in forms. Set it with its secret, or neither.'),
    ),
  ),
  TURNSTILE_SECRET_KEY: v.optional(
    v.pipe(
      secretText('the secret of that key'),
      v.description('Only for the server of way B: a hosted project has its own setting.'),
    ),
  ),
};

const project = {
  VITE_SUPABASE_URL: v.optional(
    v.pipe(
      originUrl('https://<ref>.supabase.co'),
      v.description('A hosted Supabase project, instead of the embedded backend. Written into the build.'),
    ),
  ),
  VITE_SUPABASE_PUBLISHABLE_KEY: v.optional(
    v.pipe(browserKey, v.description('The key of that project for browsers. Written into the build.')),
  ),
  SUPABASE_SECRET_KEY: v.optional(
    v.pipe(
      secretText('`sb_secret_…`'),
      v.description(
        'Only for the server of way A, so that the limits of forms without JavaScript count each sender, and for commands. Never in the build.',
      ),
    ),
  ),
  SUPABASE_URL: v.optional(
    v.pipe(
      originUrl('https://<ref>.supabase.co'),
      v.description('The project of `import:openagenda` and `gdpr:erase`, with its secret key.'),
    ),
  ),
  SUPABASE_ACCESS_TOKEN: v.optional(
    v.pipe(
      secretText('a token of the Management API'),
      v.description('Lets `deploy:check` read the settings of the mails of a hosted project.'),
    ),
  ),
};

const server = {
  PORT: v.optional(
    v.pipe(wholeNumber(1, 65_535), v.description('The port of the server; `--port` overrides it.')),
    '4173',
  ),
  LIVELY_DATA_FOLDER: v.optional(
    v.pipe(
      text('a path, absolute or relative to the repository; without it `supabase/.temp/data`'),
      v.description('The folder of the pictures and, without `DATABASE_URL`, of the database.'),
    ),
  ),
  LIVELY_PROXY: v.optional(
    v.pipe(onOrOff, v.description('Behind one proxy that names the client in the last entry of `x-forwarded-for`.')),
    'off',
  ),
  LIVELY_MAILBOX: v.optional(
    v.pipe(onOrOff, v.description('Shows mails that are not sent, at `/__mailbox`, to this machine.')),
    'off',
  ),
  LIVELY_SESSION_SECRET: v.optional(
    v.pipe(
      longSecret('openssl rand -base64 48'),
      v.description('Signs sessions. The same for every server; without it the first server creates one.'),
    ),
  ),
  LIVELY_SEED: v.optional(
    v.pipe(
      onOrOff,
      v.description(
        'Gives a new database events and the demo account, whose password is public: `off` for a real site.',
      ),
    ),
    'on',
  ),
};

const database = {
  DATABASE_URL: v.optional(
    v.pipe(databaseUrl, v.description('PostgreSQL 15 or later, instead of PGlite in the data folder.')),
  ),
  PGPASSWORD: v.optional(
    v.pipe(secretText('a password'), v.description('The password of `DATABASE_URL`, if that contains none.')),
  ),
  DATABASE_READ_URLS: v.optional(
    v.pipe(databaseUrls, v.description('The replicas of the database, which answer reads. Needs `DATABASE_URL`.')),
  ),
  DATABASE_READ_MAX_LAG: v.optional(
    v.pipe(wholeNumber(2, 86_400), v.description('The seconds that a replica may be behind.')),
    '5',
  ),
  LIVELY_STORAGE: v.optional(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? findStorageProblem(dataset.value) : undefined;
        if (problem) addIssue({ message: problem });
      }),
      v.metadata({ allowed: '`s3://<bucket>?endpoint=https://<host>&region=<region>`', isSecret: false }),
      v.description('S3-compatible storage that keeps pictures instead of the data folder. Needs `DATABASE_URL`.'),
    ),
  ),
  AWS_ACCESS_KEY_ID: v.optional(v.pipe(secretText('a key'), v.description('The key of the storage.'))),
  AWS_SECRET_ACCESS_KEY: v.optional(v.pipe(secretText('its secret'), v.description('The secret of that key.'))),
};

const mails = {
  SMTP_URL: v.optional(
    v.pipe(
      smtpUrl,
      v.description('The mail server. Without it mails stay in memory, and no user can confirm an address.'),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(sender, v.description('The sender of mails. `SMTP_URL` needs it.'))),
};

const monitoring = {
  LIVELY_METRICS_TOKEN: v.optional(
    v.pipe(
      longSecret('openssl rand -hex 32'),
      v.description('The token to read `/metrics`, which does not exist without it.'),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      webUrl('http://<collector>:4318'),
      v.description('A collector of OpenTelemetry, which gets the traces of requests.'),
    ),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(
    v.pipe(
      webUrl('http://<collector>:4318/v1/traces'),
      v.description('The same, with its path. The exporter reads the other `OTEL_…` variables of its documentation.'),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.pipe(text('a name'), v.description('The name of this server in traces.')), 'lively'),
};

const compose = {
  SITE_HOST: v.optional(v.pipe(text('`<site>`'), v.description('The host name of the site in `compose.yaml`.'))),
  LIVELY_IMAGE: v.optional(
    v.pipe(text('the name of an image'), v.description('The image of the servers in `compose.yaml`.')),
    'lively',
  ),
};

/** Every setting of a host, in the order of .env.example; those of sign-in providers are in `providerSettings`. */
export const settingGroups = [
  { title: 'The site', entries: site },
  { title: 'A hosted Supabase project', entries: project },
  { title: 'The server', entries: server },
  { title: 'The database and the pictures', entries: database },
  { title: 'Mails', entries: mails },
  { title: 'Monitoring', entries: monitoring },
  { title: 'compose.yaml', entries: compose },
] as const;

/** The schema of all of them: a text for each name, or none. */
export const settingsSchema = v.object({
  ...site,
  ...project,
  ...server,
  ...database,
  ...mails,
  ...monitoring,
  ...compose,
});

/** The settings of a sign-in provider, by the end of their names: `OIDC_<NAME>_ISSUER`. */
export const providerSettings = {
  ISSUER: v.pipe(
    v.string(),
    v.check(isSafeIssuer),
    v.metadata({ allowed: 'a URL as the provider states it: `https://login.acme.example`', isSecret: false }),
    v.description('A provider that users sign in with, on the server of way B. The order is that of the buttons.'),
  ),
  CLIENT_ID: v.pipe(text('a name'), v.description('The name of the site at the provider.')),
  CLIENT_SECRET: v.pipe(secretText('a secret'), v.description('The secret of the site at the provider.')),
  LABEL: v.optional(v.pipe(text('a text'), v.description('The name that users see; without it `<Name>`.'))),
};

function findStorageProblem(value: string): string | undefined {
  try {
    readStorageUrl(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns true for https, or a host on this machine. */
function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
