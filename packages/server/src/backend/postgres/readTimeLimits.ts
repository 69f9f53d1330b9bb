import type { App } from '@supabase/lite';
import type { TimeLimits } from './TimeLimits.ts';

/** Milliseconds. The defaults of hosted Supabase for roles without a limit. */
const roleLimits = { anon: 3_000, authenticated: 8_000 };

export function newTimeLimits(): TimeLimits {
  return { functions: new Map(), roles: new Map(Object.entries(roleLimits)) };
}

/**
 * Reads the limits in the database: `alter role anon set statement_timeout = '3s'`, and the API functions created with `set
 * statement_timeout`. PostgreSQL applies the first at login and the second to statements inside the function. A request only
 * changes its role, so both must be set explicitly.
 */
export async function readTimeLimits({ connection }: App, limits: TimeLimits): Promise<void> {
  const question = `
    select kind, name,
      case when value ~ '^[0-9]+$' then value::double precision else extract(epoch from value::interval) * 1000 end as limit
    from (
      select 'functions' as kind, proname as name, substring(setting from '^statement_timeout=(.*)$') as value
      from pg_proc, unnest(proconfig) as setting where pronamespace = 'public'::regnamespace
      union all
      select 'roles', rolname, substring(setting from '^statement_timeout=(.*)$')
      from pg_roles, unnest(rolconfig) as setting
    ) as settings
    where value is not null`;
  const answer = await connection.exec<{ rows: { kind: keyof TimeLimits; name: string; limit: number }[] }>(question);
  for (const { kind, name, limit } of answer.rows) limits[kind].set(name, Number(limit));
}
