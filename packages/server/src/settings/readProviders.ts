import * as v from 'valibot';
import { StartError } from '../startup/StartError.ts';
import { explainSetting } from './explainSetting.ts';
import { providerSettings } from './settings.ts';

/** An OpenID Connect provider that the host has configured. */
export interface ProviderAccount {
  /** The name in the API: `OIDC_ACME_ISSUER` defines `acme`. */
  readonly name: string;
  /** The name that users see. */
  readonly label: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Names that Supabase Auth uses itself. */
const takenNames = ['email', 'phone', 'anonymous_users'];

const providerName = /^OIDC_([A-Z0-9_]+)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)$/;
const providerSchema = v.object(providerSettings);

/**
 * Reads the providers from the environment, in its order: `OIDC_<NAME>_ISSUER`, `OIDC_<NAME>_CLIENT_ID`,
 * `OIDC_<NAME>_CLIENT_SECRET`, and `OIDC_<NAME>_LABEL` if users should see another text than the name.
 *
 * @throws StartError, one line with what to do, for an incomplete provider.
 */
export function readProviders(environment: Readonly<Record<string, string | undefined>>): ProviderAccount[] {
  const given = Object.keys(environment).filter((variable) => environment[variable]);
  const names = new Set(given.flatMap((variable) => providerName.exec(variable)?.[1] ?? []));
  return [...names].map((name) => readProvider(name, environment));
}

function readProvider(name: string, environment: Readonly<Record<string, string | undefined>>): ProviderAccount {
  const prefix = `OIDC_${name}_`;
  const clientName = name.toLowerCase();
  if (takenNames.includes(clientName))
    throw new StartError(`${prefix}ISSUER takes a name that Supabase Auth uses itself. Choose another.`);
  const given = Object.keys(providerSettings).map((end) => [end, environment[`${prefix}${end}`] || undefined]);
  const parsed = v.safeParse(providerSchema, Object.fromEntries(given), { abortEarly: true });
  if (!parsed.success) throw new StartError(explainSetting(parsed.issues[0], prefix));
  const { ISSUER, CLIENT_ID, CLIENT_SECRET, LABEL } = parsed.output;
  return {
    name: clientName,
    label: LABEL ?? name[0] + clientName.slice(1),
    issuer: new URL(ISSUER),
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
  };
}
