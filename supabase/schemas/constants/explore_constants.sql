-- Written by supabase/generateConstants.ts: run it again instead of editing this file.

create function private.explore_constants() returns jsonb
  language sql immutable set search_path = ''
  return '{
  "earthRadius": 6371,
  "unknownDistance": 1000,
  "searchWordLimit": 8,
  "commonSearchWords": ["a","au","aux","c","ce","d","de","des","du","en","et","j","l","la","le","les","m","n","ou","par","pour","qu","s","sur","t","un","une"],
  "searchPastLimit": 500,
  "countLimit": 10000,
  "oldestChild": 17,
  "accessNeeds": ["mobility","step-free","visual","audio-description","hearing","sign-language","intellectual","psychic","quiet"],
  "exploreRules": [{"kind":"preference","points":50},{"kind":"category","points":50},{"kind":"distance","tiers":[{"points":30,"withinKm":50},{"points":20,"withinKm":100},{"points":10,"withinKm":200}]},{"kind":"participants","points":5,"above":5000},{"kind":"rating","points":5,"from":4.5}],
  "recommendationRules": [{"kind":"preference","points":50},{"kind":"interactions","points":5,"withinDays":14,"atMost":25},{"kind":"distance","tiers":[{"points":30,"withinKm":100}]},{"kind":"soon","points":15,"withinDays":10},{"kind":"participants","points":10,"above":500}],
  "recommendationLimit": 10,
  "arrangedLength": 300,
  "radii": [5,10,20,50,100],
  "subcategories": ["pop","rock","electronic","hip-hop","classical","jazz","world-music","football","motorsport","rugby","combat-sports","athletics","racket-sports","water-sports","mountain-sports","equestrian-sports","golf","board-sports","extreme-sports","basketball","handball","volleyball","literature","cinema","video-games","cooking","gardening","hiking","cars","theatre","dance","exhibitions","talks","workshops","heritage","photography","music-festivals","cultural-festivals","food-festivals","arts-festivals","traditional-festivals","neighbourhood-parties","traditional-parties","seasonal-parties","markets","flea-markets","country-fairs"],
  "knownCities": [{"city":"paris","latitude":48.857,"longitude":2.352},{"city":"lyon","latitude":45.764,"longitude":4.836},{"city":"marseille","latitude":43.297,"longitude":5.37},{"city":"toulouse","latitude":43.605,"longitude":1.444},{"city":"cannes","latitude":43.553,"longitude":7.017},{"city":"nice","latitude":43.71,"longitude":7.262},{"city":"bordeaux","latitude":44.838,"longitude":-0.579}]
}'::jsonb;

revoke all on function private.explore_constants from public;
grant execute on function private.explore_constants to anon, authenticated, service_role;
