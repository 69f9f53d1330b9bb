-- A dictionary without stop words: "été" is one of them, and a season.
create text search dictionary private.french_stems (template = snowball, language = french);

create text search configuration private.french (copy = simple);

alter text search configuration private.french
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with private.french_stems;
