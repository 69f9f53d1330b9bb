-- The taxonomy, which constants of the engine fill, and the words of searches.

-- A dictionary without stop words: "été" is one of them, and a season.
create text search dictionary private.french_stems (template = snowball, language = french);

create text search configuration private.french (copy = simple);

alter text search configuration private.french
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with private.french_stems;

create table private.terms (
  term text primary key,
  slug text not null
);

alter table private.terms enable row level security;

-- A copy of the engine's taxonomy: see constants/topics.sql.

create table private.topics (
  category    text not null,
  subcategory text not null,
  tags        text[] not null,
  names       text not null,
  primary key (category, subcategory)
);

alter table private.topics enable row level security;

-- The vocabulary of corrections.

create table public.search_words (
  word      text primary key,
  written   text not null,
  deletions text[] not null
);

create index search_words_by_deletions on public.search_words using gin (deletions);

alter table public.search_words enable row level security;

-- The completions of a prefix: see search/spell_out.sql.

create table private.search_lexemes (
  lexeme text collate "C" primary key
);

alter table private.search_lexemes enable row level security;
