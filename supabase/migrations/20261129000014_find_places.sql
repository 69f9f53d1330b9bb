-- After the rows, because an index of them all is built in less time than one that grows with each.

create index places_by_folded_name on public.places (folded_name text_pattern_ops);
create index places_by_postal_code on public.places using gin (postal_codes);
