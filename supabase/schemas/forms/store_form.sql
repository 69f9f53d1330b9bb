-- Forms are sent through functions that return nothing. The tables accept no row from the API, so that no count,
-- conflict or batch reveals what is stored.

create function private.store_form(form text, fields jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(fields) as key);
  unknown text;
begin
  if form is null
    or form not in ('contact_messages', 'newsletter_subscriptions', 'support_tickets', 'job_applications',
      'launch_alerts')
  then
    raise exception 'There is no form %', form using errcode = 'invalid_parameter_value';
  end if;
  select key into unknown from jsonb_object_keys(fields) as key
  where key not in (
    select attname from pg_catalog.pg_attribute
    where attrelid = to_regclass(format('public.%I', form)) and attnum > 0 and not attisdropped
  )
  limit 1;
  if columns is null or unknown is not null then
    raise exception 'The form % has no field %', form, coalesce(unknown, 'to store')
      using errcode = 'invalid_parameter_value';
  end if;
  -- Browsers without JavaScript end the lines of a form with two characters.
  execute format(
    'insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)', form, columns, columns, form
  ) using (select jsonb_object_agg(key, replace(value, E'\r\n', E'\n')) from jsonb_each_text(fields));
  perform private.admit_form(form, fields ->> 'email');
end;
$$;

comment on function private.store_form is
  'Stores one form. Its errors depend on the form and on the number of forms sent, never on stored rows.';

revoke all on function private.store_form from public;
grant execute on function private.store_form to anon, authenticated, service_role;
