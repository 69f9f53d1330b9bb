-- Written by supabase/generateConstants.ts: run it again instead of editing this file.

create function private.is_for_families(title text, features text[]) returns boolean
  language sql immutable set search_path = ''
  as $$
  select exists (
    select from unnest(title || features) as text
    where private.words_of(text) ~ '(^| )(familles?|familials?|familiales?|enfants?|jeunes? publics?|touts? petits?|bebes?|parents?|familys?|families?|kids?|childrens?|toddlers?|familias?|familiars?|ninos?|ninos?|infantils?|peques?)( |$)'
  );
$$;

comment on function private.is_for_families is
  'Whether the title or a feature of an event says that it is for families: the engine''s isForFamilies.';

revoke all on function private.is_for_families from public;
grant execute on function private.is_for_families to anon, authenticated, service_role;
