alter table "public"."job_applications"
  drop constraint "job_applications_link_check";

-- A link without a scheme gets one, others are removed.
select private.repair(
  'public.job_applications', 'link', $$t.link is null or private.is_https_url(regexp_replace(t.link, '^http:', 'https:', 'i'))$$,
  $$case
    when t.link !~* '^[a-z][a-z0-9+.-]*:' and char_length(t.link) <= 492 and private.is_https_url('https://' || t.link)
    then 'https://' || t.link
  end$$,
  'A link starts with https:// or http://.', false
);

alter table "public"."job_applications"
  add constraint "job_applications_link_check"
    check
    (((char_length(link) <= 500) AND private.is_https_url(regexp_replace(link, '^http:'::text, 'https:'::text,
    'i'::text))));
