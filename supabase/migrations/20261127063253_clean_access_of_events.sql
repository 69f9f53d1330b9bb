-- A creator may have written control characters there through the API: no page shows them.
update public.events
set access = regexp_replace(access, '[\u0001-\u0008\u000B-\u001F\u007F]', '', 'g'),
  organizer_contact = regexp_replace(organizer_contact, '[\u0001-\u0008\u000B-\u001F\u007F]', '', 'g')
where not private.is_clean_text(concat_ws(' ', access, organizer_contact));

alter table "public"."events"
  drop constraint "events_texts_are_clean";

alter table "public"."events"
  add constraint "events_texts_are_clean"
    check
    ((private.is_clean_text(title) AND private.is_clean_text(location) AND private.is_clean_text(concat_ws(' '::text,
    subcategory,
    venue, full_address, price, organizer, organizer_contact, access, description, original_date, licence))));
