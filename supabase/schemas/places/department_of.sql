create function private.department_of(code text) returns text
  language sql immutable set search_path = ''
  return case when code ~ '^9[78]' then left(code, 3) else left(code, 2) end;

comment on function private.department_of is 'The department of an INSEE code.';

create function private.time_zone_of(department text) returns text
  language sql immutable set search_path = ''
  return case department
    when '971' then 'America/Guadeloupe'
    when '972' then 'America/Martinique'
    when '973' then 'America/Cayenne'
    when '974' then 'Indian/Reunion'
    when '975' then 'America/Miquelon'
    when '976' then 'Indian/Mayotte'
    when '977' then 'America/St_Barthelemy'
    when '978' then 'America/Marigot'
    when '984' then 'Indian/Kerguelen'
    when '986' then 'Pacific/Wallis'
    when '987' then 'Pacific/Tahiti'
    when '988' then 'Pacific/Noumea'
    else 'Europe/Paris'
  end;

comment on function private.time_zone_of is 'The time zone of a department.';

revoke all on function private.department_of, private.time_zone_of from public;
-- explore_events runs with the rights of its caller.
grant execute on function private.department_of to anon, authenticated, service_role;
