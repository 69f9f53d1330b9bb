-- How often somebody may send a form of the public pages. Counted by hashes, forgotten after a day: neither an address
-- nor a network is kept.

create table private.form_submissions (
  sender bytea not null check (octet_length(sender) = 32),
  form   text not null check (char_length(form) between 1 and 63),
  hour   timestamptz not null,
  count  integer not null default 1 check (count >= 1),
  primary key (sender, form, hour)
);

comment on table private.form_submissions is
  'How often a sender, known by a hash, sent a form in an hour. Kept for a day.';

create index form_submissions_by_hour on private.form_submissions (hour);

alter table private.form_submissions enable row level security;

revoke all on private.form_submissions from anon, authenticated, public;
grant all on private.form_submissions to service_role;

create function private.form_senders(email text) returns setof text
  language plpgsql stable set search_path = ''
  as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  network text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
begin
  return next 'email ' || lower(btrim(email));
  if btrim(coalesce(network, '')) <> '' then
    return next 'network ' || btrim(network);
  end if;
end;
$$;

comment on function private.form_senders is
  'Who sends a form: the address they give and, where the platform tells it, the network they come from.';

create function private.limit_form_submissions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  this_hour constant timestamptz := date_trunc('hour', clock_timestamp());
  most constant integer := 5;
  sent integer;
  sender_text text;
begin
  delete from private.form_submissions where hour < this_hour - interval '1 day';
  for sender_text in select private.form_senders(new.email) order by 1 loop
    insert into private.form_submissions as counted (sender, form, hour)
    values (sha256(convert_to(sender_text || ' ' || this_hour, 'UTF8')), tg_table_name, this_hour)
    on conflict (sender, form, hour) do update set count = counted.count + 1
    returning counted.count into sent;
    if sent > most then
      raise exception 'This form was sent % times within the hour', most
        using errcode = 'PT429', hint = 'Try again in an hour, or write an email.';
    end if;
  end loop;
  return new;
end;
$$;

comment on function private.limit_form_submissions is
  'Row trigger of the tables of forms: five an hour for each address and each network. Needs a column "email".';

revoke all on function private.form_senders, private.limit_form_submissions from public;
