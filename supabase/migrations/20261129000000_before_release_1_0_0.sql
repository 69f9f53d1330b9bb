-- Written by supabase/writeRelease.ts from supabase/schemas, for hosted projects of version 1.0.0. Never edited, and not read by the
-- embedded backend.

set check_function_bodies = off;

create schema if not exists private;

create table if not exists private.schema_objects (name text primary key, hash text not null);

alter table private.schema_objects enable row level security;

create table if not exists private.schema_sets (
  number     bigint primary key generated always as identity,
  position   text not null,
  hash       text not null,
  applied_at timestamptz not null default now()
);

alter table private.schema_sets enable row level security;

create schema if not exists private;

create or replace function private.are_timings(timings jsonb) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
declare
  instant constant text := '^(19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$';
  timing jsonb;
begin
  if jsonb_typeof(timings) <> 'array' or jsonb_array_length(timings) > 1002 then
    return false;
  end if;
  for timing in select jsonb_array_elements(timings) loop
    if jsonb_typeof(timing) <> 'object'
      or timing - array['begin', 'end'] <> '{}'
      or jsonb_typeof(timing -> 'begin') is distinct from 'string'
      or jsonb_typeof(timing -> 'end') is distinct from 'string'
      or timing ->> 'begin' !~ instant
      or timing ->> 'end' !~ instant
      or (timing ->> 'begin')::timestamptz > (timing ->> 'end')::timestamptz
    then
      return false;
    end if;
  end loop;
  return true;
exception
  -- A day such as February 30.
  when datetime_field_overflow then return false;
end;
$$;

create or replace function private.is_email_address(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
declare
  -- Syntax, then spaces, controls, marks of direction and other invisible characters, and the full stop of East Asian domains.
  refused constant text := '@<>(),;:"\[\]\\\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3002\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFF\U000E0000-\U000E0FFF';
begin
  return char_length(value) <= 254
    and value ~ ('^[^' || refused || ']+@[^.' || refused || ']+(\.[^.' || refused || ']+)+$')
    and value !~* '\.([0-9]+|0x[0-9a-f]*)$'
    and value is nfkc normalized;
end;
$$;

create or replace function private.is_time_zone(name text) returns boolean
  language plpgsql stable set search_path = ''
  as $$
begin
  if name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]+){1,2})$' then
    return false;
  end if;
  perform timezone(name, timestamptz 'epoch');
  return true;
exception
  when invalid_parameter_value then return false;
end;
$$;

create or replace function private.hash_link_token(token text) returns bytea
  language sql immutable set search_path = ''
  return sha256(convert_to(token, 'UTF8'));

create or replace function private.require_link_token(token text) returns void
  language plpgsql immutable set search_path = ''
  as $$
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'A token is 256 bits as base64url' using errcode = 'invalid_parameter_value';
  end if;
end;
$$;

create or replace function private.is_clean_text(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return value !~ '[\u0001-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]';
end;
$$;

create or replace function private.has_visible_text(value text) returns boolean
  language sql immutable set search_path = ''
  return regexp_replace(
    value,
    -- Spaces, controls, formats, fillers, variation selectors, then combining marks.
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF'
    || '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0900-\u0903\u093A-\u093C\u093E-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE20-\uFE2F]',
    '', 'g'
  ) <> '';

create or replace function private.is_clean_name(value text) returns boolean
  language sql immutable set search_path = ''
  return value !~ '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069]';

create or replace function private.is_https_url(address text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return char_length(address) <= 2048 and address ~* '^https://[^][[:space:]/?#@\\<>"]+([/?#][^[:space:]]*)?$';
end;
$$;

create or replace function private.is_public_host(host text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return host ~* '^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$'
    and host !~* '(^|\.)(local|localhost|localdomain|internal|intranet|private|lan|home|corp|home\.arpa)$';
end;
$$;

create or replace function private.is_picture_url(address text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return private.is_https_url(address)
      and private.is_public_host(regexp_replace(substring(address from '^[^:]+://([^/?#]+)'), ':[0-9]{1,5}$', ''))
    or address ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/storage/v1/object/public/(avatars|event-images)/[0-9a-f-]{36}/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)(#focus=[0-9]{1,3},[0-9]{1,3})?$';
end;
$$;

create or replace function private.fold_french(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
begin
  -- Each character of the text is compared with all of these: keep the list short.
  return replace(translate(lower(value), 'éèêëàâçîïôùûüœ’', 'eeeeaaciiouuuœ'''), 'œ', 'oe');
end;
$$;

create or replace function private.fold_text(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  plain text := lower(value);
begin
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  plain := private.fold_french(value);
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  return replace(replace(replace(
    regexp_replace(
      lower(normalize(value, NFKD)),
      '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u0900-\u0903\u093A-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]',
      '', 'g'
    ),
    'œ', 'oe'), 'æ', 'ae'), '’', '''');
end;
$$;

create or replace function private.department_of(code text) returns text
  language sql immutable set search_path = ''
  return case when code ~ '^9[78]' then left(code, 3) else left(code, 2) end;

create or replace function private.time_zone_of(department text) returns text
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

create or replace function private.repair(
  relation regclass, column_name name, is_valid text, repaired text, reason text, keeps_value boolean
) returns bigint
  language plpgsql set search_path = ''
  as $$
declare
  repaired_rows bigint;
begin
  -- A repair is no change by a user: without triggers, it is not counted and does not touch updated_at.
  execute format('alter table %s disable trigger user', relation);
  execute format(
    $sql$
    with broken as (
      select ctid as place, to_jsonb(t) ->> 'id' as id, t.%2$I::text as old_value from %1$s t where not (%3$s)
    ), written as (
      update %1$s t set %2$I = %4$s from broken where t.ctid = broken.place
    )
    insert into private.repairs (relation, column_name, reason, row_id, old_value)
    select %5$L, %2$L, %6$L, case when %7$L then id::uuid end, case when %7$L then old_value end from broken
    $sql$,
    relation, column_name, is_valid, repaired, relation::text, reason, keeps_value
  );
  get diagnostics repaired_rows = row_count;
  execute format('alter table %s enable trigger user', relation);
  if repaired_rows > 0 then
    raise notice 'Repaired % of % rows of %: %', column_name, repaired_rows, relation, reason;
  end if;
  return repaired_rows;
end;
$$;

create or replace function private.districts_of_communes() returns jsonb
  language sql immutable set search_path = ''
  return '{
  "13055": ["13201","13202","13203","13204","13205","13206","13207","13208","13209","13210","13211","13212","13213","13214","13215","13216"],
  "69123": ["69381","69382","69383","69384","69385","69386","69387","69388","69389"],
  "75056": ["75101","75102","75103","75104","75105","75106","75107","75108","75109","75110","75111","75112","75113","75114","75115","75116","75117","75118","75119","75120"]
}'::jsonb;

create or replace function private.district_of(commune text, location text, full_address text) returns text
  language sql immutable set search_path = ''
  as $$
  select case when number > 0 then districts ->> number - 1 end
  from (select private.districts_of_communes() -> commune) as city (districts), (
    -- « Paris 11e », « 75011 Paris », « 4 rue de la Roquette, 75011 Paris ». The 16th also has the postal code 75116.
    select coalesce(
      substring(split_part(location, ',', 1) from '(?<![0-9])[0-9]{1,2}(?![0-9])'),
      substring(location from '\m(?:75[01]|690|130)([0-9]{2})\M'),
      substring(full_address from '\m(?:75[01]|690|130)([0-9]{2})\M(?=[^0-9]*$)')
    )::integer
  ) as written (number)
$$;

create or replace function private.price_rules() returns jsonb
  language sql immutable set search_path = ''
  return '{
"length": 1000,
"texts": [
  ["\n\r","[\\n\\r]+"," # "],
  ["\t''\"","[\\t''\"]+"," "],
  [".:@","(?:https?:|www[.])[^ ]*|[^ @]{1,64}@[^ ]*"," "],
  ["‐‑‒–—―−","[‐-―−]","-"],
  ["g","gra[^a-z0-9]?tuit","gratuit"],
  ["vy","(?<![a-z])(?:pay (?:what|as) you [a-z]+|name your (?:own )?price|a votre (?:bon coeur|convenance|guise|appreciation)|ce que vous (?:voulez|souhaitez)|bon vouloir|selon (?:vos|ses|tes) moyens|vous (?:qui )?(?:choisissez|fixez|decidez)|taquilla inversa|la voluntad)(?![a-z])","prixlibre"],
  ["f","[a-z]-free(?![a-z])|(?<![a-z])(?:free[ -](?:jazz|style|party|fight|ride|run[a-z]*|lance)|(?:feel|sugar|gluten|smoke|alcohol) free)(?![a-z])","x"],
  ["f","(?<![a-z])free(?= (?:activ|anim|bals|cinem|class|conciert|confer|cours|event|exhib|expos|fest|film|jours|lect|music|onl|perform|person|play|screen|sess|show|talk|theat|tod|tour|walk|work))","gratuit"],
  [".","(?<![a-z])(cat|tel|min|max|env|pers)[.]","\\1 "],
  ["","(di|day)s(?![a-z])","\\1"],
  ["0123456789","(?<![0-9][.,]?)(?:0[1-9](?:[ ./-]?[0-9][0-9]){4}|0 ?[1-9][0-9][0-9] ?[0-9]{3} ?[0-9]{3}|0 ?8[0-9]{2}(?: ?[0-9]{2}){3}|(?:[+]|00)[ ./()-]{0,2}[0-9](?:[ ./()-]{0,2}[0-9]){8,13})(?![0-9])"," tel "],
  ["0123456789","(?<![0-9])[0-9]{1,2}[./-][0-9]{1,2}[./-](?:19|20)[0-9]{2}(?![0-9])"," date "],
  ["0123456789","(?<![0-9.,])[0-9]{1,2} ?(?:(?:h ?|:)[0-5][0-9](?![0-9]|[.,][0-9]| ?€| ?eur)|(?:h|heures?|hrs)(?![a-z])|(?:[.:][0-5][0-9])? ?[ap]m(?![a-z]))"," hour "],
  ["g","[0-9]+ (?=(?:activ|anim|bals|cinem|class|conciert|confer|cours|event|exhib|expos|fest|film|jours|lect|music|onl|perform|person|play|screen|sess|show|talk|theat|tod|tour|walk|work)[a-z]* grat)",""],
  ["0123456789","(?<![0-9a-z])[0-9]+(?:er|ere|e|eme|nd|nde|st|rd|th)(?![a-z0-9])"," nth "],
  ["0123456789","(?<![0-9])([1-9][0-9]{0,2})[ .,]([0-9]{3})[ .,](?=[0-9]{3}(?![0-9]))","\\1\\2"],
  ["0123456789","(?<![0-9])([1-9][0-9]{0,2})[ .,](?=[0-9]{3}(?![0-9]))","\\1"],
  ["€","([0-9]) ?€([0-9]{2})(?![0-9]|[.,][0-9]| ?€| ?eur)","\\1.\\2 € "],
  ["e","([0-9]) ?euros?(?: et)? ([0-9]{2})(?= ?(?:$|[,;.|/)(+-]))","\\1.\\2 € "],
  [",","([0-9]),(?=[0-9]{1,2}(?![0-9]))","\\1."],
  [".,","([0-9])[.,]-+","\\1 "],
  ["0123456789","([0-9])(?=[a-z€£$])","\\1 "],
  ["0123456789","([a-z€£$])(?=[0-9])","\\1 "],
  ["","([^a-z0-9 .])"," \\1 "],
  [".","[.](?![0-9])|(?<![0-9])[.]"," . "]
],
"words": {
  "gratuits": "0",
  "gratuites": "0",
  "gratuitos": "0",
  "gratuitas": "0",
  "€": "e",
  "euro": "e",
  "euros": "e",
  "eur": "e",
  "£": "c",
  "$": "c",
  "chf": "c",
  "gbp": "c",
  "usd": "c",
  "cad": "c",
  "franc": "c",
  "francs": "c",
  "fcfa": "c",
  "xpf": "c",
  "dollars": "c",
  "pounds": "c",
  "min": "k",
  "mn": "k",
  "minute": "k",
  "minutes": "k",
  "minuto": "k",
  "minutos": "k",
  "appel": "k",
  "sms": "k",
  "call": "k",
  "llamada": "k",
  "hour": "h",
  "minuit": "h",
  "midi": "h",
  "midnight": "h",
  "noon": "h",
  "medianoche": "h",
  "mediodia": "h",
  "an": "y",
  "ans": "y",
  "mois": "y",
  "year": "y",
  "years": "y",
  "yr": "y",
  "yrs": "y",
  "yo": "y",
  "ano": "y",
  "anos": "y",
  "meses": "y",
  "date": "d",
  "lundi": "d",
  "mardi": "d",
  "mercredi": "d",
  "jeudi": "d",
  "vendredi": "d",
  "samedi": "d",
  "dimanche": "d",
  "dimanches": "d",
  "janvier": "d",
  "fevrier": "d",
  "mars": "d",
  "avril": "d",
  "mai": "d",
  "juin": "d",
  "juillet": "d",
  "aout": "d",
  "septembre": "d",
  "octobre": "d",
  "novembre": "d",
  "decembre": "d",
  "monday": "d",
  "tuesday": "d",
  "wednesday": "d",
  "thursday": "d",
  "friday": "d",
  "saturday": "d",
  "sunday": "d",
  "january": "d",
  "february": "d",
  "march": "d",
  "april": "d",
  "may": "d",
  "june": "d",
  "july": "d",
  "august": "d",
  "september": "d",
  "october": "d",
  "november": "d",
  "december": "d",
  "lunes": "d",
  "martes": "d",
  "miercoles": "d",
  "jueves": "d",
  "viernes": "d",
  "sabado": "d",
  "sabados": "d",
  "domingo": "d",
  "domingos": "d",
  "enero": "d",
  "febrero": "d",
  "marzo": "d",
  "abril": "d",
  "mayo": "d",
  "junio": "d",
  "julio": "d",
  "agosto": "d",
  "septiembre": "d",
  "octubre": "d",
  "noviembre": "d",
  "diciembre": "d",
  "nth": "t",
  "essai": "t",
  "trial": "t",
  "premier": "t",
  "premiere": "t",
  "premiers": "t",
  "first": "t",
  "primer": "t",
  "primeros": "t",
  "chaque": "t",
  "every": "t",
  "cada": "t",
  "gratuit": "F",
  "gratuite": "F",
  "gratuitement": "F",
  "gratis": "F",
  "gratuito": "F",
  "gratuita": "F",
  "gratuidad": "F",
  "free": "E",
  "libre": "L",
  "libres": "L",
  "conscient": "V",
  "consciente": "V",
  "volontaire": "V",
  "volontaires": "V",
  "voluntaria": "V",
  "voluntario": "V",
  "prixlibre": "P",
  "chapeau": "H",
  "gorra": "H",
  "offert": "_",
  "offerte": "_",
  "offered": "_",
  "payant": "Y",
  "payante": "Y",
  "payants": "Y",
  "payantes": "Y",
  "paid": "Y",
  "pago": "Y",
  "entree": "I",
  "entrees": "I",
  "entre": "I",
  "acces": "I",
  "admission": "I",
  "entry": "I",
  "entrance": "I",
  "access": "I",
  "entrada": "I",
  "entradas": "I",
  "acceso": "I",
  "tarif": "U",
  "tarifs": "U",
  "tarification": "U",
  "prix": "U",
  "price": "U",
  "prices": "U",
  "paf": "U",
  "precio": "U",
  "precios": "U",
  "cout": "U",
  "fee": "U",
  "fees": "U",
  "unique": "U",
  "billet": "A",
  "billets": "A",
  "place": "A",
  "places": "A",
  "ticket": "A",
  "tickets": "A",
  "plaza": "A",
  "plazas": "A",
  "concert": "B",
  "concerts": "B",
  "spectacle": "B",
  "spectacles": "B",
  "visite": "B",
  "visites": "B",
  "atelier": "B",
  "ateliers": "B",
  "seance": "B",
  "seances": "B",
  "soiree": "B",
  "soirees": "B",
  "exposition": "B",
  "expositions": "B",
  "stage": "B",
  "conference": "B",
  "course": "B",
  "workshop": "B",
  "show": "B",
  "participation": "D",
  "participations": "D",
  "contribution": "D",
  "contributions": "D",
  "don": "D",
  "dons": "D",
  "donation": "D",
  "donations": "D",
  "donativo": "D",
  "donativos": "D",
  "aportacion": "D",
  "aportaciones": "D",
  "tp": "a",
  "plein": "a",
  "pleins": "a",
  "pleine": "a",
  "normal": "a",
  "normale": "a",
  "normaux": "a",
  "standard": "a",
  "general": "a",
  "generale": "a",
  "adulte": "a",
  "adultes": "a",
  "adult": "a",
  "adults": "a",
  "adulto": "a",
  "adultos": "a",
  "full": "a",
  "ordinaire": "a",
  "regular": "a",
  "tr": "Q",
  "reduit": "Q",
  "reduits": "Q",
  "reduite": "Q",
  "reduc": "Q",
  "reduction": "Q",
  "reductions": "Q",
  "prevente": "Q",
  "preventes": "Q",
  "anticipe": "Q",
  "anticipes": "Q",
  "anticipee": "Q",
  "anticipada": "Q",
  "reducida": "Q",
  "reducido": "Q",
  "reduced": "Q",
  "concession": "Q",
  "concessions": "Q",
  "advance": "Q",
  "early": "Q",
  "jeune": "Q",
  "jeunes": "Q",
  "tribune": "Q",
  "fosse": "Q",
  "balcon": "Q",
  "parterre": "Q",
  "orchestre": "Q",
  "pmr": "Q",
  "solidaire": "Q",
  "soutien": "Q",
  "dernier": "Q",
  "derniere": "Q",
  "taquilla": "Q",
  "door": "Q",
  "cat": "K",
  "categorie": "K",
  "categories": "K",
  "category": "K",
  "categoria": "K",
  "carre": "K",
  "serie": "K",
  "zone": "K",
  "rang": "K",
  "bloc": "K",
  "enfant": "G",
  "enfants": "G",
  "ados": "G",
  "adolescents": "G",
  "etudiant": "G",
  "etudiants": "G",
  "etudiante": "G",
  "etudiantes": "G",
  "scolaire": "G",
  "scolaires": "G",
  "senior": "G",
  "seniors": "G",
  "retraite": "G",
  "retraites": "G",
  "chomeur": "G",
  "chomeurs": "G",
  "demandeur": "G",
  "demandeurs": "G",
  "rsa": "G",
  "handicap": "G",
  "handicapes": "G",
  "allocataires": "G",
  "beneficiaires": "G",
  "accompagnateur": "G",
  "accompagnateurs": "G",
  "accompagnant": "G",
  "accompagnants": "G",
  "aidant": "G",
  "aidants": "G",
  "detenteur": "G",
  "detenteurs": "G",
  "titulaires": "G",
  "porteurs": "G",
  "certains": "G",
  "certaines": "G",
  "some": "G",
  "mineurs": "G",
  "lyceens": "G",
  "collegiens": "G",
  "apprentis": "G",
  "resident": "G",
  "residents": "G",
  "habitants": "G",
  "riverains": "G",
  "personnel": "G",
  "personnels": "G",
  "soignants": "G",
  "enseignants": "G",
  "eleves": "G",
  "professionnels": "G",
  "accredites": "G",
  "bebes": "G",
  "child": "G",
  "children": "G",
  "kid": "G",
  "kids": "G",
  "student": "G",
  "students": "G",
  "pensioners": "G",
  "unemployed": "G",
  "locals": "G",
  "nino": "G",
  "ninos": "G",
  "nina": "G",
  "ninas": "G",
  "estudiante": "G",
  "estudiantes": "G",
  "jubilado": "G",
  "jubilados": "G",
  "mayores": "G",
  "parados": "G",
  "desempleados": "G",
  "residentes": "G",
  "vecinos": "G",
  "infantil": "G",
  "juniors": "G",
  "junior": "G",
  "adherent": "M",
  "adherents": "M",
  "adherente": "M",
  "adherentes": "M",
  "membre": "M",
  "membres": "M",
  "abonne": "M",
  "abonnes": "M",
  "abonnee": "M",
  "abonnees": "M",
  "societaire": "M",
  "societaires": "M",
  "amis": "M",
  "partenaires": "M",
  "licencies": "M",
  "member": "M",
  "members": "M",
  "subscribers": "M",
  "socio": "M",
  "socios": "M",
  "socia": "M",
  "socias": "M",
  "abonado": "M",
  "abonados": "M",
  "famille": "@",
  "familles": "@",
  "couple": "@",
  "groupe": "@",
  "groupes": "@",
  "duo": "@",
  "pack": "@",
  "tribu": "@",
  "family": "@",
  "families": "@",
  "group": "@",
  "groups": "@",
  "familia": "@",
  "familias": "@",
  "familiar": "@",
  "grupo": "@",
  "grupos": "@",
  "pareja": "@",
  "tous": "X",
  "toutes": "X",
  "tout": "X",
  "toute": "X",
  "toda": "X",
  "public": "X",
  "publics": "X",
  "visiteurs": "X",
  "participants": "X",
  "spectateurs": "X",
  "everyone": "X",
  "everybody": "X",
  "all": "X",
  "visitors": "X",
  "todos": "X",
  "todas": "X",
  "publico": "X",
  "asistentes": "X",
  "petits": "X",
  "autres": "X",
  "others": "X",
  "demas": "X",
  "pass": "J",
  "passe": "J",
  "pase": "J",
  "forfait": "J",
  "forfaits": "J",
  "compris": "%",
  "comprise": "%",
  "comprises": "%",
  "inclus": "%",
  "incluse": "%",
  "incluses": "%",
  "included": "%",
  "incluido": "%",
  "incluida": "%",
  "parking": "O",
  "parkings": "O",
  "stationnement": "O",
  "aparcamiento": "O",
  "lunettes": "O",
  "vestiaire": "O",
  "vestiaires": "O",
  "consigne": "O",
  "navette": "O",
  "navettes": "O",
  "shuttle": "O",
  "buvette": "O",
  "boisson": "O",
  "boissons": "O",
  "drink": "O",
  "drinks": "O",
  "bebida": "O",
  "bebidas": "O",
  "verre": "O",
  "verres": "O",
  "conso": "O",
  "consommation": "O",
  "consommations": "O",
  "cafe": "O",
  "coffee": "O",
  "gouter": "O",
  "apero": "O",
  "aperitif": "O",
  "cocktail": "O",
  "collation": "O",
  "buffet": "O",
  "restauration": "O",
  "restaurant": "O",
  "repas": "O",
  "menu": "O",
  "menus": "O",
  "plat": "O",
  "plats": "O",
  "dejeuner": "O",
  "diner": "O",
  "dinner": "O",
  "lunch": "O",
  "meal": "O",
  "meals": "O",
  "food": "O",
  "comida": "O",
  "crepe": "O",
  "crepes": "O",
  "gateau": "O",
  "gateaux": "O",
  "sandwich": "O",
  "sandwichs": "O",
  "catalogue": "O",
  "catalogues": "O",
  "catalogo": "O",
  "livre": "O",
  "livret": "O",
  "brochure": "O",
  "audioguide": "O",
  "audioguides": "O",
  "casque": "O",
  "casques": "O",
  "wifi": "O",
  "garderie": "O",
  "poussette": "O",
  "poussettes": "O",
  "transport": "O",
  "transports": "O",
  "bus": "O",
  "caution": "O",
  "deposit": "O",
  "fianza": "O",
  "location": "O",
  "pret": "O",
  "douche": "O",
  "camping": "O",
  "cloakroom": "O",
  "tombola": "O",
  "jeton": "O",
  "jetons": "O",
  "guardarropa": "O",
  "eau": "O",
  "popcorn": "O",
  "supplement": "O",
  "extra": "O",
  "annulation": "O",
  "annulations": "O",
  "cancellation": "O",
  "numero": "O",
  "application": "O",
  "appli": "O",
  "livraison": "O",
  "echantillon": "O",
  "echantillons": "O",
  "cadeau": "O",
  "cadeaux": "O",
  "glace": "O",
  "glaces": "O",
  "soupe": "O",
  "pizza": "O",
  "pizzas": "O",
  "vin": "O",
  "biere": "O",
  "bieres": "O",
  "beer": "O",
  "wine": "O",
  "maquillage": "O",
  "souvenir": "O",
  "carnet": "S",
  "carnets": "S",
  "abonnement": "S",
  "abonnements": "S",
  "adhesion": "S",
  "adhesions": "S",
  "cotisation": "S",
  "carte": "S",
  "cartes": "S",
  "licence": "S",
  "subscription": "S",
  "membership": "S",
  "abono": "S",
  "abonos": "S",
  "annuel": "S",
  "annuelle": "S",
  "partir": "R",
  "from": "R",
  "desde": "R",
  "des": "r",
  "minimum": "l",
  "mini": "l",
  "minimo": "l",
  "conseille": "s",
  "conseillee": "s",
  "conseilles": "s",
  "suggere": "s",
  "suggeree": "s",
  "suggested": "s",
  "recommended": "s",
  "sugerido": "s",
  "sugerida": "s",
  "recommande": "s",
  "jusqu": "T",
  "maximum": "T",
  "max": "T",
  "avant": "T",
  "until": "T",
  "before": "T",
  "till": "T",
  "hasta": "T",
  "moins": "u",
  "under": "u",
  "below": "u",
  "sous": "u",
  "menores": "u",
  "menor": "u",
  "less": "u",
  "<": "u",
  "plus": "p",
  "over": "p",
  "mas": "p",
  "up": "p",
  "non": "N",
  "pas": "N",
  "not": "N",
  "no": "N",
  "jamais": "N",
  "never": "N",
  "nunca": "N",
  "lieu": "v",
  "initial": "v",
  "initiale": "v",
  "instead": "v",
  "lugar": "v",
  "par": "q",
  "per": "q",
  "por": "q",
  "by": "q",
  "sur": "m",
  "pour": "f",
  "for": "f",
  "para": "f",
  "aux": "f",
  "les": "&",
  "los": "&",
  "las": "&",
  "a": "j",
  "au": "j",
  "ou": "j",
  "et": "j",
  "to": "j",
  "or": "j",
  "and": "j",
  "y": "j",
  "o": "j",
  "&": "j",
  "de": "w",
  "w": "w",
  "du": "w",
  "d": "w",
  "l": "w",
  "le": "w",
  "la": "w",
  "un": "w",
  "une": "w",
  "en": "w",
  "est": "w",
  "sont": "w",
  "the": "w",
  "of": "w",
  "el": "w",
  "del": "w",
  "es": "w",
  "is": "w",
  "are": "w",
  "on": "w",
  "frais": "w",
  "ce": "w",
  "cet": "w",
  "cette": "w",
  "votre": "w",
  "notre": "w",
  "uniquement": "w",
  "seulement": "w",
  "only": "w",
  "in": "w",
  "avec": "W",
  "with": "W",
  "con": "W",
  "sauf": "~",
  "hors": "~",
  "except": "~",
  "excepte": "~",
  "salvo": "~",
  "excepto": "~",
  "condition": "=",
  "conditions": "=",
  "si": "=",
  "if": "=",
  "presentation": "C",
  "justificatif": "C",
  "paiement": "C",
  "achat": "C",
  "purchase": "C",
  "acquitte": "C",
  "acquittee": "C",
  "achete": "C",
  "achetee": "C",
  "buy": "C",
  "bought": "C",
  "sans": "b",
  "without": "b",
  "sin": "b",
  "reserve": "b",
  "reservee": "b",
  "reserves": "b",
  "reservees": "b",
  "ouvert": "b",
  "ouverte": "b",
  "ouverts": "b",
  "accessible": "b",
  "destine": "b",
  "open": "b",
  "reservation": "i",
  "reservations": "i",
  "inscription": "i",
  "inscriptions": "i",
  "reserver": "i",
  "registration": "i",
  "booking": "i",
  "reserva": "i",
  "inscripcion": "i",
  "limite": "i",
  "obligatoire": "i",
  "obligatoires": "i",
  "required": "i",
  ".": ";",
  ";": ";",
  "|": ";",
  "!": ";",
  "?": ";",
  "•": ";",
  "·": ";",
  "#": "#",
  ",": ",",
  ":": ":",
  ">": ":",
  "(": "(",
  "[": "(",
  ")": ")",
  "]": ")",
  "/": "/",
  "-": "-",
  "+": "+"
},
"roles": [
  ["0EF","(?<=(?:^|[;#,(/])nX?x)[0EF]|(?<=[jwW]nX?x)0|(?<=n)E(?=x)|E(?=x(?:$|[;#,:(/]))","x"],
  ["0","0","F"],
  ["G","(?<=B)G","x"],
  ["n","n(?=y)","G"],
  ["n","n(?=[-/j]G)","G"],
  ["n","(?<=uw?)n(?![ec]|[-/j]n[ec])","G"],
  ["-","(?<!G)-(?=w?Gy)","u"],
  ["G","G(?=y(?:jp|[+]))|(?<=(?:[Rr]|pw)w?)G|(?<=[Rr]w?G[-/j])G","x"],
  ["n","(?<=d)n(?![ec])|n(?=[wt]?d)","9"],
  ["n","(?<=K)n(?![ec])","x"],
  ["n","n(?=[ec])|(?<=(?:^|[^nz])[ec])n","1"],
  ["1","(?<=^-)1(?!.*-)","x"],
  ["n","n(?=(?:[-/j,]n)*[-/j][1z])|(?<=[ec]1[-/j])n(?!y)","1"],
  ["n","^n$|(?<=[aQGMU]:?)n(?=$|[;#,/()+-]|[aQGMU])","1"],
  ["z","z(?=[ec])|z(?=[-/j,]1)|^z$","Z"],
  ["1","1(?=[ec]qy)|1(?=[ec]?[/(qw]{0,2}k)|(?<=vw?|[+]w?|T[jw]?)1","x"],
  ["A","(?<=m)A","w"],
  ["S","(?<=Ww{0,2})S","M"],
  ["O","O(?=[-+j]B)|(?<=B[-+j])O","B"],
  ["O","O(?=w?%)","x"],
  ["1","(?<=[OS][^;#,IUABQGMFa]*)1|1(?=[ec][wf]{1,2}[OS])|(?<=(?:^|#)S#.*)1","x"],
  ["1","(?<=@[^;#,1/]*)1|1(?=[ec][wf(&]{0,3}@)|(?<=nAf)1|1(?=[ec]f&?n)|(?<=[JS]n[AB][^;#,/1]*)1","x"],
  ["M","(?<=N-?)M","X"],
  ["M","(?<=b[wfj&]{0,2})M","x"],
  ["1","(?<=M[^;#,/1X]*)1|1(?=[ec]?[wf(:x&]{0,4}M)","4"],
  ["GaX","(?<=q)[GX]|(?<=X)a","x"],
  ["1","(?<=a[^;#,/1QGKJM]*)1|1(?=[ec]?[wf(x&Uq]{0,3}a[^;#,/1-]{0,6}(?:[;#,/()-]|$))","3"],
  ["1","(?<=[QGKJ][^;#,/1]*)1|(?<=U[wx]*x:?)1|1(?=[ec]?[wfmj(&U]{0,3}[QGK][^;#,/1-]{0,6}(?:[;#,/()-]|$))","2"],
  ["1","(?<=[Rr][wU]?[ec]?)1","5"],
  ["1","(?<=l[:wx]?)1|1(?=[ec]?(?:[(wx]?l|jp))","6"],
  ["1","(?<=[xABLi][:w]?|mw:?)1|1(?=[ec](?:w[xB]|mw))","7"],
  ["L","(?<=O[wj]{0,2}I[wj]{0,2})L","x"],
  ["LVUDHs","(?<=[UD][wfj:]{0,3})L|(?<=[UD][wj]{0,2})V|L(?=w?[UD])|[UD](?=[wx]?s)|(?<=sx?)[UD]|(?<=^[mq])D|e(?=s)|(?<=(?:^|[;#,]|[jw(]))H|H(?=jwx)","P"],
  ["L","(?<=I[wj]{0,2}I?)L|L(?=w?I)|^L(?=$|[;#,wm(])","F"],
  ["E","E(?=w?x?O)","x"],
  ["E","E","F"],
  ["_","(?<=I[w:]{0,2})_","F"],
  ["F","F(?=[^;#]*Dw?:?1)","x"],
  ["F","(?<=N[wxIAB]{0,2}|p)F|F(?=[^;#]*%[wx&]{0,3}[AIU])","N"],
  ["F","(?<=[Ok][wxjO:]*)F|F(?=w{1,2}O|jwO)","x"],
  ["G","G(?=j[wf]?a)|(?<=aj[wf]?)G","X"],
  ["f","(?<![1-7].*)f(?=[w&]?X(?![wx&]{0,4}[GMu]))","w"],
  ["~Y","~(?=[w&]?O)|(?<=O[wxjO:]*)Y","x"],
  ["F","F(?=[^;#]*~)","8"],
  ["F","F(?=[wx:(-]{0,3}[fj]?[wx&]{0,3}M)|(?<=(?:^|[;#,(/])[-w&f]{0,3}M[^;#,/bR1]*)F","o"],
  ["F","F(?=(?:[wx:(m-]{0,4}|,)f[w&xX]{0,3}[Gu@Q]|,?[:(w-]{0,2}uw?G|[:(w&-]{0,2}[GgJ]|[wx:(m]{0,2}f&[xX])","g"],
  ["F","F(?=[wxumI,]{0,5}C|[wxum,]{0,3}=|[wx]{0,2}W[wx]{0,2}[SMJAI]|[wxI]{0,2}T[jw&]{0,2}[hGtd9]|[^;#]*W[^;#,]{0,4}[SJM])|(?<=C[^;#]{0,10}|=[^;#,]{0,6}|t[wxAB]{0,3})F","g"],
  ["F","F(?=[wt&xX]{1,4}d(?!9))","g"],
  ["F","(?<=(?:^|[;#,(/])[-w&f]{0,3}u?w?[GgJ][^;#,/bR1]*|uw?Gy:?)F","g"],
  ["F","F(?=[^;#,]{1,6}d)|(?<=d[9d: x]{0,5})F","!"],
  ["U","(?<=(?:^|[;#])[^;#1-7FgoPZn!8]*)U(?=[^;#,1-7FgoPZn!8]*(?:[;#]|$))","Y"]
]
}'::jsonb;

create or replace function private.read_price(price text, out kind text, out amount double precision)
  language plpgsql immutable set search_path = ''
  as $$
declare
  rules constant jsonb := private.price_rules();
  said text := private.fold_text(left(price, (rules ->> 'length')::integer));
  rule jsonb;
  words text[];
  letters text;
  amounts integer;
  paid double precision[];
  is_named boolean;
begin
  for rule in select jsonb_array_elements(rules -> 'texts') loop
    if rule ->> 0 = '' or translate(said, rule ->> 0, '') <> said then
      said := regexp_replace(said, rule ->> 1, rule ->> 2, 'g');
    end if;
  end loop;

  words := array_remove(string_to_array(said, ' '), '');
  letters := coalesce((
    select string_agg(
      coalesce(rules -> 'words' ->> word, case
        when word !~ '^[0-9]{1,9}([.][0-9]{1,2})?$' then 'x'
        when word::numeric > 0 then 'n'
        else 'z'
      end), '' order by position
    )
    from unnest(words) with ordinality as said (word, position)
  ), '');
  for rule in select jsonb_array_elements(rules -> 'roles') loop
    if translate(letters, rule ->> 0, '') <> letters then
      letters := regexp_replace(letters, rule ->> 1, rule ->> 2, 'g');
    end if;
  end loop;

  amounts := length(regexp_replace(letters, '[^1-7]', '', 'g'));
  paid := array(
    select distinct words[position]::double precision
    from generate_series(1, length(letters)) as position where substr(letters, position, 1) ~ '[1235-7]' order by 1
  );
  is_named := letters ~ '2' or cardinality(paid) > 1 and letters ~ '3|7.*7';
  kind := case
    when letters ~ 'P' then 'payWhatYouWant'
    when amounts = 0 and letters !~ '[FZgo8!]' then 'unknown'
    when amounts = 0 and letters ~ '[FZ!]' and letters !~ '[go8Y]' then 'free'
    when amounts = 0 and letters ~ 'o' and letters !~ '[Fg8!]' then 'members'
    when amounts = 0 or letters ~ '8' or letters ~ 'F' and cardinality(paid) = 1 and not is_named then 'freeForSome'
    when is_named then 'perCategory'
    when letters ~ '[4o]' then 'members'
    when cardinality(paid) > 1 then 'range'
    when letters ~ '[56]' then 'from'
    else 'fixed'
  end;
  amount := case
    when kind = 'free' then 0
    when letters ~ 'c' and letters !~ 'e' then null
    when kind = 'payWhatYouWant' then (
      select min(words[position]::double precision)
      from generate_series(1, length(letters)) as position where substr(letters, position, 1) ~ '[56]'
    )
    else paid[1]
  end;
end;
$$;

create or replace function private.read_price_of_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- The importer has read the price by the same rules, of which the engine needs a tenth of the time. Clients cannot write these columns.
  if new.price_kind is null or tg_op = 'UPDATE' and new.price is distinct from old.price and new.price_kind is not distinct from old.price_kind then
    select kind, amount into new.price_kind, new.price_amount from private.read_price(new.price);
  end if;
  return new;
end;
$$;

comment on schema private is 'Helpers of policies, checks, triggers and functions. Not exposed through the API.';

grant usage on schema public to anon, authenticated, service_role;

grant usage on schema private to anon, authenticated, service_role;

comment on function private.are_timings is
  'Whether timings are a list of at most 1,002 {"begin", "end"} (below 100 kB): ISO 8601 instants with an offset, of 1900 to 2199, begin not after end. Immutable, because every instant has its offset.';

revoke all on function private.are_timings from public;

grant execute on function private.are_timings to authenticated, service_role;

comment on function private.is_email_address is
  'Whether a text may be the address of an account or of a form: the rule of isEmailAddress in the engine.';

revoke all on function private.is_email_address from public;

grant execute on function private.is_email_address to authenticated, service_role;

comment on function private.is_time_zone is
  'Whether a name is a time zone of the IANA database. A browser throws for any other.';

revoke all on function private.is_time_zone from public;

grant execute on function private.is_time_zone to authenticated, service_role;

comment on function private.hash_link_token is 'The hash by which what a link opens is found.';

comment on function private.require_link_token is 'Refuses a token that is not 43 characters of base64url.';

revoke all on function private.hash_link_token from public;

revoke all on function private.require_link_token from public;

comment on function private.is_clean_text is 'Whether a text has no control character except newline and tab, and none of the noncharacters U+FFFE and U+FFFF.';

comment on function private.has_visible_text is
  'Whether a text has something visible: more than spaces, invisible characters and combining marks.';

comment on function private.is_clean_name is
  'Whether a name has no control character: no newline or tab, and none that sets the direction of the text around it.';

revoke all on function private.is_clean_text from public;

grant execute on function private.is_clean_text to authenticated, service_role;

revoke all on function private.has_visible_text from public;

grant execute on function private.has_visible_text to authenticated, service_role;

revoke all on function private.is_clean_name from public;

grant execute on function private.is_clean_name to authenticated, service_role;

comment on function private.is_https_url is
  'Whether a link is safe to show: https, a host, no name or password before the host, no space.';

comment on function private.is_public_host is
  'Whether a host is a public DNS name. Numbers are refused: browsers read 127.1, 0x7f.1 and 2130706433 as IP addresses.';

comment on function private.is_picture_url is
  'Whether a picture may be shown: https on a public host, or the storage of a backend on this machine, with or without a focal point.';

revoke all on function private.is_https_url from public;

grant execute on function private.is_https_url to authenticated, service_role;

revoke all on function private.is_public_host from public;

grant execute on function private.is_public_host to authenticated, service_role;

revoke all on function private.is_picture_url from public;

grant execute on function private.is_picture_url to authenticated, service_role;

comment on function private.fold_french is 'private.fold_text for French; other characters stay as they are.';

comment on function private.fold_text is
  'A text without case, accents and ligatures, as it is compared: the engine''s foldText.';

revoke all on function private.fold_french from public;

grant execute on function private.fold_french to anon, authenticated, service_role;

revoke all on function private.fold_text from public;

grant execute on function private.fold_text to anon, authenticated, service_role;

comment on function private.department_of is 'The department of an INSEE code.';

comment on function private.time_zone_of is 'The time zone of a department.';

revoke all on function private.department_of from public;

grant execute on function private.department_of to anon, authenticated, service_role;

revoke all on function private.time_zone_of from public;

comment on function private.repair is
  'Replaces the values of a column that a new constraint refuses, lists them in private.repairs and returns their number. is_valid and repaired are expressions over the table, named t. keeps_value is false for tables about people.';

revoke all on function private.repair from public;

comment on function private.districts_of_communes is
  'The codes of the districts of each commune that has some, in the order of their numbers: the engine''s districts.';

revoke all on function private.districts_of_communes from public;

grant execute on function private.districts_of_communes to anon, authenticated, service_role;

comment on function private.district_of is
  'The INSEE code of the district that an address in Paris, Lyon or Marseille tells; null if it tells none.';

revoke all on function private.district_of from public;

comment on function private.price_rules is 'The rules and words by which private.read_price reads: the engine''s priceRules.';

comment on function private.read_price is
  'The kind of a price text, and the least amount in euros that a visitor without membership pays; null if unknown. The engine''s readPrice (docs/architecture.md#prices).';

revoke all on function private.price_rules from public;

grant execute on function private.price_rules to authenticated, service_role;

revoke all on function private.read_price from public;

grant execute on function private.read_price to authenticated, service_role;

comment on function private.read_price_of_event is 'Row trigger of events: reads the price, once for each text.';

revoke all on function private.read_price_of_event from public;

insert into private.schema_objects (name, hash)
select key, value from jsonb_each_text('{
 "schema private": "311cdebe467f4538",
 "function private.are_timings": "cbf65e76c7e0808b",
 "function private.is_email_address": "a7ce2e22f0e810c7",
 "function private.is_time_zone": "6a729193e7f2a104",
 "function private.hash_link_token": "e608821d8a3fc389",
 "function private.require_link_token": "30dc39ac08075617",
 "function private.is_clean_text": "64ad327b3011b42a",
 "function private.has_visible_text": "5dffcebc9191b5db",
 "function private.is_clean_name": "db6a76d04c8b52e9",
 "function private.is_https_url": "d72382ccfc479941",
 "function private.is_public_host": "8ee3ff580ec03fac",
 "function private.is_picture_url": "eba5a519c57194fd",
 "function private.fold_french": "a6fd86edf9197b1a",
 "function private.fold_text": "8bb6f269683b6a31",
 "function private.department_of": "16c175afee11b1e5",
 "function private.time_zone_of": "1347bf76ecdacf3e",
 "function private.repair": "16feae15a0d0b632",
 "function private.districts_of_communes": "e59eedef026235b8",
 "function private.district_of": "1b200ed850be5a44",
 "function private.price_rules": "182ae3842713d74b",
 "function private.read_price": "5b85a64172b138d2",
 "function private.read_price_of_event": "341650c5f45c1732",
 "comment on schema private": "8c9feb9cf316df91",
 "on schema public": "be5d90968bafa74b",
 "on schema private": "5b48afabcb66b2e7",
 "comment on function private.are_timings": "5557e598a643d720",
 "on function private.are_timings": "1ac9887fc10d8910",
 "comment on function private.is_email_address": "e0189286aca54628",
 "on function private.is_email_address": "35aa07c1734bd0c5",
 "comment on function private.is_time_zone": "23e2ae41924b489a",
 "on function private.is_time_zone": "8b08693c35cc1503",
 "comment on function private.hash_link_token": "48cd39a90dfe43bc",
 "comment on function private.require_link_token": "9d3922e14e048e59",
 "on function private.hash_link_token": "b925c4eec6dc7808",
 "on function private.require_link_token": "d8a68111026ee08b",
 "comment on function private.is_clean_text": "75b6b8ff323e7dd3",
 "comment on function private.has_visible_text": "b5ca8eee3686f7e7",
 "comment on function private.is_clean_name": "161ae0a0d6918846",
 "on function private.is_clean_text": "51ba023138139e46",
 "on function private.has_visible_text": "0e685f418bb77dbe",
 "on function private.is_clean_name": "23e1186ed384aad2",
 "comment on function private.is_https_url": "59f9b0f564b5d15e",
 "comment on function private.is_public_host": "31a7e08067526247",
 "comment on function private.is_picture_url": "dfc8e6116c965030",
 "on function private.is_https_url": "88864584a03cd5b5",
 "on function private.is_public_host": "1307b9691e0ad3c4",
 "on function private.is_picture_url": "1c9c8afd7a05cdde",
 "comment on function private.fold_french": "d4b0b43b88eb0eb6",
 "comment on function private.fold_text": "8948bb54fbe5d06f",
 "on function private.fold_french": "e57615bbe694b6b2",
 "on function private.fold_text": "399da507a04d7475",
 "comment on function private.department_of": "6fbbe3e1312232fb",
 "comment on function private.time_zone_of": "723fe960fdc31ab7",
 "on function private.department_of": "94e0d6e23c52ff5d",
 "on function private.time_zone_of": "d38750b99b4e40d3",
 "comment on function private.repair": "ee946161dd627c74",
 "on function private.repair": "95209be8db9313c2",
 "comment on function private.districts_of_communes": "f390d6843fa29444",
 "on function private.districts_of_communes": "dc72362a9552b9f8",
 "comment on function private.district_of": "64c796d1e87b5bb0",
 "on function private.district_of": "745c6c25b533aefa",
 "comment on function private.price_rules": "bbe54cd23448cc1f",
 "comment on function private.read_price": "ff8dc3add3b2838f",
 "on function private.price_rules": "ca107ec93a6cab3c",
 "on function private.read_price": "e9a844f28cbf24f9",
 "comment on function private.read_price_of_event": "9a53eccb7540afa8",
 "on function private.read_price_of_event": "af3b94954685d902"
}')
on conflict (name) do update set hash = excluded.hash;
