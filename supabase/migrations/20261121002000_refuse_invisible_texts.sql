-- Names that can be seen, and no control character in any text that is shown.

create function private.is_clean_text(value text) returns boolean
  language sql immutable set search_path = ''
  return value !~ '[\u0001-\u0008\u000B-\u001F\u007F]';

comment on function private.is_clean_text is 'Whether a text has no control character but newline and tab.';

create function private.has_visible_text(value text) returns boolean
  language sql immutable set search_path = ''
  return regexp_replace(
    value,
    -- Spaces, controls, formats, fillers, variation selectors, then combining marks.
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF'
    || '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0900-\u0903\u093A-\u093C\u093E-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE20-\uFE2F]',
    '', 'g'
  ) <> '';

comment on function private.has_visible_text is
  'Whether a text has something to see: more than spaces, invisible characters and combining marks.';

revoke all on function private.is_clean_text, private.has_visible_text from public;
grant execute on function private.is_clean_text, private.has_visible_text to authenticated, service_role;

alter table public.events
  add constraint events_name_and_place_are_visible check (private.has_visible_text(title) and private.has_visible_text(location)),
  add constraint events_texts_are_clean check (
    private.is_clean_text(title) and private.is_clean_text(location)
    and private.is_clean_text(
      concat_ws(' ', subcategory, venue, full_address, price, organizer, description, original_date, licence)
    )
  ),
  add constraint events_lists_are_clean check (
    private.is_clean_text(array_to_string(features, ' ')) and private.is_clean_text(array_to_string(lineup, ' '))
  );

-- A sign-up is never refused for its name: what may not be stored is left out.
create or replace function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  name constant text := left(
    btrim(regexp_replace(new.raw_user_meta_data ->> 'full_name', '[\u0001-\u001F\u007F]', '', 'g')), 100
  );
begin
  insert into public.profiles (id, full_name)
  values (new.id, case when private.has_visible_text(name) then name end);
  return new;
end;
$$;

alter table public.profiles
  add constraint profiles_name_is_visible check (private.has_visible_text(full_name)),
  add constraint profiles_texts_are_clean check (
    private.is_clean_text(full_name) and private.is_clean_text(concat_ws(' ', bio, location))
  );

alter table public.user_preferences
  add constraint user_preferences_tag_is_visible check (private.has_visible_text(tag) and private.is_clean_text(tag));

alter table public.event_interactions
  add constraint event_interactions_tag_is_visible check (private.has_visible_text(tag) and private.is_clean_text(tag));

alter table public.contact_messages
  add constraint contact_messages_are_visible check (
    private.has_visible_text(name) and private.has_visible_text(subject) and private.has_visible_text(message)
    and private.is_clean_text(concat_ws(' ', name, email, subject, message))
  );

alter table public.support_tickets
  add constraint support_tickets_are_visible check (
    private.has_visible_text(first_name) and private.has_visible_text(last_name)
    and private.has_visible_text(subject) and private.has_visible_text(description)
    and private.is_clean_text(concat_ws(' ', first_name, last_name, email, subject, description))
  );

alter table public.job_applications
  add constraint job_applications_are_visible check (
    private.has_visible_text(name) and private.has_visible_text(message)
    and private.is_clean_text(concat_ws(' ', name, email, link, message))
  );
