import { isEmailAddress } from '@lively/engine/email';
import { readSocialLinks } from '@lively/engine/socialLinks';
import * as v from 'valibot';

/** What a setting accepts, for the error, for .env.example and for docs/hosting.md. */
export interface SettingNotes {
  readonly allowed: string;
  /** A setting whose value is shown nowhere, and which may be in the file that `<name>_FILE` names. */
  readonly isSecret?: boolean;
  /** A setting without a secret, whose wrong value may be one. */
  readonly isShownInErrors?: false;
}

/** A switch. */
export const onOrOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
  v.metadata({ allowed: '`on` or `off`' }),
);

/** A text without further rules. */
export const text = (allowed: string) => v.pipe(v.string(), v.metadata({ allowed }));

/** A text that is shown nowhere. */
export const secretText = (allowed: string) => v.pipe(v.string(), v.metadata({ allowed, isSecret: true }));

/** A secret that is too long to be found by brute force. */
export const longSecret = (command: string) =>
  v.pipe(v.string(), v.minLength(32), v.metadata({ allowed: `32 characters or more: \`${command}\``, isSecret: true }));

/** The key of a hosted project for browsers. A build would publish a secret one. */
export const browserKey = v.pipe(
  v.string(),
  v.check((key) => key.startsWith('sb_publishable_') || roleOf(key) === 'anon'),
  v.metadata({
    allowed: '`sb_publishable_…`, and no secret key, which a build would publish',
    isSecret: false,
    isShownInErrors: false,
  }),
);

/** Reads the role of a key from before publishable keys, which is a token; undefined for other texts. */
function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}

/** The URL of a site, without a path. A slash at the end is removed. */
export const originUrl = (example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => isWebUrl(value) && new URL(value).href === `${new URL(value).origin}/`),
    v.transform((value) => new URL(value).origin),
    v.metadata({ allowed: `a URL with its scheme and without a path: \`${example}\`` }),
  );

/** The URL of a service, which may have a path. */
export const webUrl = (example: string) =>
  v.pipe(v.string(), v.check(isWebUrl), v.metadata({ allowed: `a URL with its scheme: \`${example}\`` }));

/** The URL of a service that may contain a key. */
export const secretUrl = (example: string) =>
  v.pipe(
    v.string(),
    v.check(isWebUrl),
    v.metadata({ allowed: `a URL with its scheme, which may contain a key: \`${example}\``, isSecret: true }),
  );

/** Pairs of a name and an https URL: the links of the footer. */
export const namedLinks = (example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => readSocialLinks(value) !== null),
    v.metadata({ allowed: `a name and an https URL for each link, with commas between: \`${example}\`` }),
  );

/** An address that mails come from. It may be on a machine without a domain: `lively@localhost`. */
export const sender = v.pipe(
  v.string(),
  v.check((value) => isEmailAddress(value) || isEmailAddress(`${value}.local`)),
  v.metadata({ allowed: 'an address: `bonjour@<site>`' }),
);

/** The URL of a mail server. */
export const smtpUrl = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return (
      /^smtps?:$/.test(url?.protocol ?? '') &&
      Boolean(url?.hostname) &&
      ['', '/'].includes(url?.pathname ?? '') &&
      hasReadableAccount(url)
    );
  }),
  v.metadata({
    allowed: '`smtps://<user>:<password>@<host>:465`, or `smtp://…:587`, the password percent-encoded',
    isSecret: true,
  }),
);

const isDatabaseUrl = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    /^postgres(ql)?:$/.test(url?.protocol ?? '') &&
    Boolean(url?.hostname) &&
    (url?.pathname.length ?? 0) > 1 &&
    hasReadableAccount(url)
  );
};
const databaseForm = '`postgres://<user>:<password>@<host>:5432/<database>`, the password percent-encoded';

/** The URL of a PostgreSQL database. */
export const databaseUrl = v.pipe(
  v.string(),
  v.check(isDatabaseUrl),
  v.metadata({ allowed: databaseForm, isSecret: true }),
);

/** URLs of PostgreSQL databases, separated by commas. */
export const databaseUrls = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((url) => url.trim())),
  v.check((urls) => urls.every(isDatabaseUrl)),
  v.metadata({ allowed: `${databaseForm}; a comma between two`, isSecret: true }),
);

/** A whole number between two others. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
    v.metadata({ allowed: `a whole number from ${min} to ${max}` }),
  );

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && /^https?:\/\//i.test(value);
}

/** A percent sign in a password has to be encoded itself. */
function hasReadableAccount(url: URL | undefined): boolean {
  try {
    decodeURIComponent(`${url?.username}${url?.password}`);
    return true;
  } catch {
    return false;
  }
}
