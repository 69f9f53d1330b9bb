-- Written by supabase/generateConstants.ts: run it again instead of editing this file.

create function private.districts_of_communes() returns jsonb
  language sql immutable set search_path = ''
  return '{
  "13055": ["13201","13202","13203","13204","13205","13206","13207","13208","13209","13210","13211","13212","13213","13214","13215","13216"],
  "69123": ["69381","69382","69383","69384","69385","69386","69387","69388","69389"],
  "75056": ["75101","75102","75103","75104","75105","75106","75107","75108","75109","75110","75111","75112","75113","75114","75115","75116","75117","75118","75119","75120"]
}'::jsonb;

comment on function private.districts_of_communes is
  'The codes of the districts of each commune that has some, in the order of their numbers: the engine''s districts.';

revoke all on function private.districts_of_communes from public;
grant execute on function private.districts_of_communes to anon, authenticated, service_role;
