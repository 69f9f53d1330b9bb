import { closest, distance } from 'fastest-levenshtein';
import { listSettings } from './listSettings.ts';

/** Prefixes that no other program uses, except those of `foreign`. Settings are in capitals: `lively_seed` is misspelt. */
const ownPrefixes = /^(LIVELY|VITE|OIDC)_/i;
/** Variables of Vite, the key in the examples of the API page, and what Kubernetes sets for a service with our name. */
const foreign =
  /^LIVELY_KEY$|^VITE_(USER_NODE_ENV|DEBUG_FILTER|DEPRECATION_TRACE|CONFIG_NATIVE_IGNORE_WARNING)$|_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/;
/** A Kubernetes variable that ends like a setting: `LIVELY_PORT=tcp://10.0.0.1:4173`. */
const foreignPort = /^(tcp|udp):\/\//;
/** Shorter names are similar to too many others. */
const minLength = 8;

const settings = listSettings();
const names = settings.map(({ name }) => name).filter((name) => !name.startsWith('OIDC_'));
const secrets = settings.filter(({ isSecret }) => isSecret).map(({ name }) => name);
const providerName = /^OIDC_[A-Z0-9_]+_(ISSUER|CLIENT_ID|CLIENT_SECRET|CLIENT_SECRET_FILE|LABEL)$/;

/** A name in the environment that is no setting, and the setting that it is similar to. */
export interface UnknownSetting {
  readonly name: string;
  readonly meant: string;
}

/**
 * Finds a misspelt setting: a name with a prefix of ours, or one that differs from a setting by its case, by one letter or
 * by the order of letters. A misspelt switch would otherwise leave its door open.
 */
export function findUnknownSetting(
  environment: Readonly<Record<string, string | undefined>>,
): UnknownSetting | undefined {
  for (const [name, value = ''] of Object.entries(environment)) {
    if (isKnown(name) || foreign.test(name) || foreignPort.test(value)) continue;
    const meant = /^OIDC_/i.test(name) ? 'OIDC_<NAME>_ISSUER, …_CLIENT_ID, …_CLIENT_SECRET or …_LABEL' : similar(name);
    if (ownPrefixes.test(name) || isMisspelt(name)) return { name, meant };
  }
  return undefined;
}

/** Whether a name ends with `_FILE` and names the file of a secret. */
export function isSecretFile(name: string): boolean {
  const secret = name.replace(/_FILE$/, '');
  return secret !== name && (secrets.includes(secret) || /^OIDC_[A-Z0-9_]+_CLIENT_SECRET$/.test(secret));
}

function isKnown(name: string): boolean {
  return names.includes(name) || isSecretFile(name) || providerName.test(name);
}

function isMisspelt(name: string): boolean {
  const bare = name.replace(/_FILE$/i, '');
  const meant = similar(bare);
  if (bare.length < minLength || bare === meant) return false;
  const capitals = bare.toUpperCase();
  return distance(capitals, meant) <= 1 || lettersOf(capitals) === lettersOf(meant);
}

function lettersOf(name: string): string {
  return [...name].sort().join('');
}

function similar(name: string): string {
  return closest(name.toUpperCase(), names);
}
