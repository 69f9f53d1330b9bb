import * as v from 'valibot';
import type { SettingNotes } from './settingKinds.ts';
import { providerSettings, settingGroups } from './settings.ts';

/** One setting, as the error and the documents describe it. */
export interface ListedSetting {
  readonly group: string;
  readonly name: string;
  /** What it accepts, in Markdown. */
  readonly allowed: string;
  readonly use: string;
  readonly isSecret: boolean;
  /** Whether an error repeats a wrong value. */
  readonly isShownInErrors: boolean;
  /** The value without the setting; undefined if there is none. */
  readonly fallback: string | undefined;
}

/** Lists every setting in the order of .env.example. Those of a provider have the names `OIDC_<NAME>_…`. */
export function listSettings(): ListedSetting[] {
  const listed = settingGroups.flatMap(({ title, entries }) =>
    Object.entries(entries).map(([name, schema]) => describe(title, name, schema)),
  );
  const providers = Object.entries(providerSettings).map(([end, schema]) =>
    describe('Providers', `OIDC_<NAME>_${end}`, schema),
  );
  return [...listed, ...providers];
}

type AnySchema = v.GenericSchema | { readonly wrapped: v.GenericSchema; readonly default?: unknown };

function describe(group: string, name: string, schema: AnySchema): ListedSetting {
  const wrapped = 'wrapped' in schema ? schema.wrapped : schema;
  const fallback = 'default' in schema ? schema.default : undefined;
  const { allowed, isSecret = false, isShownInErrors = !isSecret } = v.getMetadata(wrapped) as unknown as SettingNotes;
  return {
    group,
    name,
    allowed,
    use: v.getDescription(wrapped) ?? '',
    isSecret,
    isShownInErrors,
    fallback: typeof fallback === 'string' ? fallback : undefined,
  };
}
