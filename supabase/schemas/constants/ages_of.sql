-- Written by supabase/generateConstants.ts: run it again instead of editing this file.

create function private.ages_of(min_age integer, max_age integer, title text, features text[]) returns integer
  language sql immutable set search_path = ''
  as $$
  select case
    when min_age is not null or max_age is not null then greatest(
      0, (1 << least(max_age, 17) + 1) - (1 << least(coalesce(min_age, 0), 18))
    ) + case when coalesce(min_age, 0) <= 11 then 262144 else 0 end
    when exists (
      select from unnest(title || features) as text
      where private.words_of(text) ~ '(^| )(familles?|familials?|familiales?|enfants?|jeunes? publics?|touts? petits?|bebes?|parents?|familys?|families?|kids?|childrens?|toddlers?|familias?|familiars?|ninos?|ninos?|infantils?|peques?)( |$)'
    ) then 524287
    else 0
  end;
$$;

comment on function private.ages_of is
  'The ages of children that an event suits, bit 6 for 6 years, bit 18 for a young child of any age: those it declares, else all if its title or a feature says that it is for families.';

revoke all on function private.ages_of from public;
