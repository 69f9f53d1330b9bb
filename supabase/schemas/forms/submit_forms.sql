-- One function for each form of the public pages.

create function public.submit_contact_message(name text, email text, subject text, message text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('contact_messages', jsonb_build_object(
    'name', name, 'email', email, 'subject', subject, 'message', message
  ));
$$;

comment on function public.submit_contact_message is 'Sends a message of the contact page. Returns nothing.';

create function public.subscribe_to_newsletter(email text, language text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('newsletter_subscriptions', jsonb_build_object('email', email, 'language', language));
$$;

comment on function public.subscribe_to_newsletter is
  'Subscribes to the newsletter in a language such as fr. Returns nothing, even for a known address.';

create function public.submit_support_ticket(
  first_name text, last_name text, email text, issue_type text, priority text, subject text, description text
) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('support_tickets', jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'email', email, 'issue_type', issue_type, 'priority', priority,
    'subject', subject, 'description', description
  ));
$$;

comment on function public.submit_support_ticket is 'Describes a problem to the support. Returns nothing.';

create function public.submit_job_application(
  name text, email text, position_id text, link text, message text
) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('job_applications', jsonb_build_object(
    'name', name, 'email', email, 'position', position_id, 'link', nullif(btrim(link), ''), 'message', message
  ));
$$;

comment on function public.submit_job_application is
  'Applies for a position by its id, or "spontaneous"; an empty link is no link. Returns nothing.';

create function public.request_launch_alert(email text, platform text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('launch_alerts', jsonb_build_object('email', email, 'platform', platform));
$$;

comment on function public.request_launch_alert is
  'Asks for a mail when the mobile app is released. Returns nothing, even for a known address.';

revoke all on function
  public.submit_contact_message, public.subscribe_to_newsletter, public.submit_support_ticket,
  public.submit_job_application, public.request_launch_alert
  from public, anon, authenticated;
grant execute on function
  public.submit_contact_message, public.subscribe_to_newsletter, public.submit_support_ticket,
  public.submit_job_application, public.request_launch_alert
  to anon, authenticated;
