create function public.recommendation_candidates(near text default null) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
begin
  return jsonb_build_object('events', private.list_candidates(private.origin_of(near) - 'city', now()));
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Try again.';
end;
$$;

comment on function public.recommendation_candidates is
  'The events that a device ranks to recommend the best for its user''s taste, which it does not send '
  '(docs/decisions/0035).';

revoke all on function public.recommendation_candidates from public, anon, authenticated;
grant execute on function public.recommendation_candidates to anon, authenticated;
