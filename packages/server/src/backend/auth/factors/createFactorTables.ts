import type { App } from '@supabase/lite';

/**
 * Creates the tables of second factors that a hosted project has and the package lacks, with the columns that Lively uses. No
 * role of the API reads them. They are not in a migration, because a hosted project would refuse it.
 */
export async function createFactorTables({ connection }: App): Promise<void> {
  await connection.exec(tables);
}

const tables = `
  create table if not exists auth.mfa_factors (
    id                 uuid primary key,
    user_id            uuid not null references auth.users on delete cascade,
    friendly_name      text,
    factor_type        text not null check (factor_type in ('totp', 'webauthn', 'phone')),
    status             text not null check (status in ('unverified', 'verified')),
    created_at         timestamptz not null,
    updated_at         timestamptz not null,
    secret             text,
    last_challenged_at timestamptz
  );
  create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
  create unique index if not exists mfa_factors_user_friendly_name_unique
    on auth.mfa_factors (friendly_name, user_id) where btrim(friendly_name) <> '';

  create table if not exists auth.mfa_challenges (
    id          uuid primary key,
    factor_id   uuid not null references auth.mfa_factors on delete cascade,
    created_at  timestamptz not null,
    verified_at timestamptz,
    ip_address  text not null,
    otp_code    text
  );
  create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
  comment on column auth.mfa_challenges.otp_code is 'The time step of the code that was accepted: no code of that step or before is accepted again.';

  create table if not exists auth.mfa_amr_claims (
    id                    uuid primary key,
    session_id            uuid not null references auth.sessions on delete cascade,
    created_at            timestamptz not null,
    updated_at            timestamptz not null,
    authentication_method text not null,
    unique (session_id, authentication_method)
  );
`;
