-- What a device needs to recommend, in one answer that is the same for everybody who is at a place. Taste gives an event its
-- points by its tags alone; all other points, and then the distance, are the same for everybody there. So the ten best of the
-- events with the same tags, by what is not taste, hold all that the ten best of all can have of these tags, for any taste.

create or replace function private.explore_constants() returns jsonb
  language sql immutable set search_path = ''
  return '{"earthRadius":6371,"unknownDistance":1000,"searchWordLimit":99,"exploreRules":[{"kind":"preference","points":50},{"kind":"category","points":50},{"kind":"distance","tiers":[{"points":30,"withinKm":50},{"points":20,"withinKm":100},{"points":10,"withinKm":200}]},{"kind":"participants","points":5,"above":5000},{"kind":"rating","points":5,"from":4.5}],"recommendationRules":[{"kind":"preference","points":50},{"kind":"interactions","points":5,"withinDays":14,"atMost":25},{"kind":"distance","tiers":[{"points":30,"withinKm":100}]},{"kind":"soon","points":15,"withinDays":10},{"kind":"participants","points":10,"above":500}],"recommendationLimit":10,"knownCities":[{"city":"paris","latitude":48.857,"longitude":2.352},{"city":"lyon","latitude":45.764,"longitude":4.836},{"city":"marseille","latitude":43.297,"longitude":5.37},{"city":"toulouse","latitude":43.605,"longitude":1.444},{"city":"cannes","latitude":43.553,"longitude":7.017},{"city":"nice","latitude":43.71,"longitude":7.262},{"city":"bordeaux","latitude":44.838,"longitude":-0.579}]}'::jsonb;

truncate private.topics, private.terms;

insert into private.topics
select * from jsonb_to_recordset('[
  {"category":"music","subcategory":"","tags":["music","concert"],"names":"music concert musique concert"},
  {"category":"music","subcategory":"pop","tags":["pop","music","concert"],"names":"pop music concert musique concert pop"},
  {"category":"music","subcategory":"rock","tags":["rock","music","concert"],"names":"rock music concert musique concert rock metal"},
  {"category":"music","subcategory":"electronic","tags":["electronic","music","concert"],"names":"electronic music concert musique concert electronique dance"},
  {"category":"music","subcategory":"hip-hop","tags":["hip-hop","music","concert"],"names":"hip hop music concert musique concert hip hop rap rnb"},
  {"category":"music","subcategory":"classical","tags":["classical","music","concert"],"names":"classical music concert musique concert classique opera"},
  {"category":"music","subcategory":"jazz","tags":["jazz","music","concert"],"names":"jazz music concert musique concert jazz soul funk"},
  {"category":"music","subcategory":"world-music","tags":["world-music","music","concert"],"names":"world music music concert musique concert musiques du monde"},
  {"category":"music","subcategory":"football","tags":["football","music","concert","sport"],"names":"football music concert sport musique sport concert sport foot"},
  {"category":"music","subcategory":"motorsport","tags":["motorsport","music","concert","sport"],"names":"motorsport music concert sport musique sport concert sport sports mecaniques"},
  {"category":"music","subcategory":"rugby","tags":["rugby","music","concert","sport"],"names":"rugby music concert sport musique sport concert sport rugby"},
  {"category":"music","subcategory":"combat-sports","tags":["combat-sports","music","concert","sport"],"names":"combat sports music concert sport musique sport concert sport sports de combat"},
  {"category":"music","subcategory":"athletics","tags":["athletics","music","concert","sport"],"names":"athletics music concert sport musique sport concert sport athletisme"},
  {"category":"music","subcategory":"racket-sports","tags":["racket-sports","music","concert","sport"],"names":"racket sports music concert sport musique sport concert sport sports de raquette"},
  {"category":"music","subcategory":"water-sports","tags":["water-sports","music","concert","sport"],"names":"water sports music concert sport musique sport concert sport sports nautiques"},
  {"category":"music","subcategory":"mountain-sports","tags":["mountain-sports","music","concert","sport"],"names":"mountain sports music concert sport musique sport concert sport sports de montagne"},
  {"category":"music","subcategory":"equestrian-sports","tags":["equestrian-sports","music","concert","sport"],"names":"equestrian sports music concert sport musique sport concert sport sports equestres"},
  {"category":"music","subcategory":"golf","tags":["golf","music","concert","sport"],"names":"golf music concert sport musique sport concert sport golf"},
  {"category":"music","subcategory":"board-sports","tags":["board-sports","music","concert","sport"],"names":"board sports music concert sport musique sport concert sport sports de glisse"},
  {"category":"music","subcategory":"extreme-sports","tags":["extreme-sports","music","concert","sport"],"names":"extreme sports music concert sport musique sport concert sport sports extreme"},
  {"category":"music","subcategory":"basketball","tags":["basketball","music","concert","sport"],"names":"basketball music concert sport musique sport concert sport basketball"},
  {"category":"music","subcategory":"handball","tags":["handball","music","concert","sport"],"names":"handball music concert sport musique sport concert sport handball"},
  {"category":"music","subcategory":"volleyball","tags":["volleyball","music","concert","sport"],"names":"volleyball music concert sport musique sport concert sport volley ball"},
  {"category":"music","subcategory":"literature","tags":["literature","music","concert","shows"],"names":"literature music concert shows musique concert spectacles litterature"},
  {"category":"music","subcategory":"cinema","tags":["cinema","music","concert","shows"],"names":"cinema music concert shows musique concert spectacles cinema"},
  {"category":"music","subcategory":"video-games","tags":["video-games","music","concert","shows"],"names":"video games music concert shows musique concert spectacles jeux video"},
  {"category":"music","subcategory":"cooking","tags":["cooking","music","concert","shows"],"names":"cooking music concert shows musique concert spectacles cuisine"},
  {"category":"music","subcategory":"gardening","tags":["gardening","music","concert","shows"],"names":"gardening music concert shows musique concert spectacles jardinage bricolage"},
  {"category":"music","subcategory":"hiking","tags":["hiking","music","concert","shows"],"names":"hiking music concert shows musique concert spectacles randonnee"},
  {"category":"music","subcategory":"cars","tags":["cars","music","concert","shows"],"names":"cars music concert shows musique concert spectacles automobile"},
  {"category":"music","subcategory":"theatre","tags":["theatre","music","concert","arts"],"names":"theatre music concert arts musique concert arts et culture theatre"},
  {"category":"music","subcategory":"dance","tags":["dance","music","concert","arts"],"names":"dance music concert arts musique concert arts et culture danse"},
  {"category":"music","subcategory":"exhibitions","tags":["exhibitions","music","concert","arts"],"names":"exhibitions music concert arts musique concert arts et culture expositions"},
  {"category":"music","subcategory":"talks","tags":["talks","music","concert","arts"],"names":"talks music concert arts musique concert arts et culture conferences"},
  {"category":"music","subcategory":"workshops","tags":["workshops","music","concert","arts"],"names":"workshops music concert arts musique concert arts et culture ateliers creatifs"},
  {"category":"music","subcategory":"heritage","tags":["heritage","music","concert","arts"],"names":"heritage music concert arts musique concert arts et culture patrimoine"},
  {"category":"music","subcategory":"photography","tags":["photography","music","concert","arts"],"names":"photography music concert arts musique concert arts et culture photographie"},
  {"category":"music","subcategory":"music-festivals","tags":["music-festivals","music","concert","festivals"],"names":"music festivals music concert festivals musique concert festivals festivals de musique"},
  {"category":"music","subcategory":"cultural-festivals","tags":["cultural-festivals","music","concert","festivals"],"names":"cultural festivals music concert festivals musique concert festivals festivals culturels"},
  {"category":"music","subcategory":"food-festivals","tags":["food-festivals","music","concert","festivals"],"names":"food festivals music concert festivals musique concert festivals festivals gastronomiques"},
  {"category":"music","subcategory":"arts-festivals","tags":["arts-festivals","music","concert","festivals"],"names":"arts festivals music concert festivals musique concert festivals festivals d arts"},
  {"category":"music","subcategory":"traditional-festivals","tags":["traditional-festivals","music","concert","festivals"],"names":"traditional festivals music concert festivals musique concert festivals festivals traditionnels"},
  {"category":"music","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","music","concert","fairs"],"names":"neighbourhood parties music concert fairs musique concert fetes populaires fetes de quartier"},
  {"category":"music","subcategory":"traditional-parties","tags":["traditional-parties","music","concert","fairs"],"names":"traditional parties music concert fairs musique concert fetes populaires fetes traditionnelles"},
  {"category":"music","subcategory":"seasonal-parties","tags":["seasonal-parties","music","concert","fairs"],"names":"seasonal parties music concert fairs musique concert fetes populaires fetes saisonnieres"},
  {"category":"music","subcategory":"markets","tags":["markets","music","concert","fairs"],"names":"markets music concert fairs musique concert fetes populaires marches"},
  {"category":"music","subcategory":"flea-markets","tags":["flea-markets","music","concert","fairs"],"names":"flea markets music concert fairs musique concert fetes populaires brocantes"},
  {"category":"music","subcategory":"country-fairs","tags":["country-fairs","music","concert","fairs"],"names":"country fairs music concert fairs musique concert fetes populaires foires"},
  {"category":"sport","subcategory":"","tags":["sport"],"names":"sport sport sport"},
  {"category":"sport","subcategory":"pop","tags":["pop","sport","concert"],"names":"pop sport concert sport concert sport pop"},
  {"category":"sport","subcategory":"rock","tags":["rock","sport","concert"],"names":"rock sport concert sport concert sport rock metal"},
  {"category":"sport","subcategory":"electronic","tags":["electronic","sport","concert"],"names":"electronic sport concert sport concert sport electronique dance"},
  {"category":"sport","subcategory":"hip-hop","tags":["hip-hop","sport","concert"],"names":"hip hop sport concert sport concert sport hip hop rap rnb"},
  {"category":"sport","subcategory":"classical","tags":["classical","sport","concert"],"names":"classical sport concert sport concert sport classique opera"},
  {"category":"sport","subcategory":"jazz","tags":["jazz","sport","concert"],"names":"jazz sport concert sport concert sport jazz soul funk"},
  {"category":"sport","subcategory":"world-music","tags":["world-music","sport","concert"],"names":"world music sport concert sport concert sport musiques du monde"},
  {"category":"sport","subcategory":"football","tags":["football","sport"],"names":"football sport sport sport foot"},
  {"category":"sport","subcategory":"motorsport","tags":["motorsport","sport"],"names":"motorsport sport sport sport sports mecaniques"},
  {"category":"sport","subcategory":"rugby","tags":["rugby","sport"],"names":"rugby sport sport sport rugby"},
  {"category":"sport","subcategory":"combat-sports","tags":["combat-sports","sport"],"names":"combat sports sport sport sport sports de combat"},
  {"category":"sport","subcategory":"athletics","tags":["athletics","sport"],"names":"athletics sport sport sport athletisme"},
  {"category":"sport","subcategory":"racket-sports","tags":["racket-sports","sport"],"names":"racket sports sport sport sport sports de raquette"},
  {"category":"sport","subcategory":"water-sports","tags":["water-sports","sport"],"names":"water sports sport sport sport sports nautiques"},
  {"category":"sport","subcategory":"mountain-sports","tags":["mountain-sports","sport"],"names":"mountain sports sport sport sport sports de montagne"},
  {"category":"sport","subcategory":"equestrian-sports","tags":["equestrian-sports","sport"],"names":"equestrian sports sport sport sport sports equestres"},
  {"category":"sport","subcategory":"golf","tags":["golf","sport"],"names":"golf sport sport sport golf"},
  {"category":"sport","subcategory":"board-sports","tags":["board-sports","sport"],"names":"board sports sport sport sport sports de glisse"},
  {"category":"sport","subcategory":"extreme-sports","tags":["extreme-sports","sport"],"names":"extreme sports sport sport sport sports extreme"},
  {"category":"sport","subcategory":"basketball","tags":["basketball","sport"],"names":"basketball sport sport sport basketball"},
  {"category":"sport","subcategory":"handball","tags":["handball","sport"],"names":"handball sport sport sport handball"},
  {"category":"sport","subcategory":"volleyball","tags":["volleyball","sport"],"names":"volleyball sport sport sport volley ball"},
  {"category":"sport","subcategory":"literature","tags":["literature","sport","shows"],"names":"literature sport shows sport sport spectacles litterature"},
  {"category":"sport","subcategory":"cinema","tags":["cinema","sport","shows"],"names":"cinema sport shows sport sport spectacles cinema"},
  {"category":"sport","subcategory":"video-games","tags":["video-games","sport","shows"],"names":"video games sport shows sport sport spectacles jeux video"},
  {"category":"sport","subcategory":"cooking","tags":["cooking","sport","shows"],"names":"cooking sport shows sport sport spectacles cuisine"},
  {"category":"sport","subcategory":"gardening","tags":["gardening","sport","shows"],"names":"gardening sport shows sport sport spectacles jardinage bricolage"},
  {"category":"sport","subcategory":"hiking","tags":["hiking","sport","shows"],"names":"hiking sport shows sport sport spectacles randonnee"},
  {"category":"sport","subcategory":"cars","tags":["cars","sport","shows"],"names":"cars sport shows sport sport spectacles automobile"},
  {"category":"sport","subcategory":"theatre","tags":["theatre","sport","arts"],"names":"theatre sport arts sport sport arts et culture theatre"},
  {"category":"sport","subcategory":"dance","tags":["dance","sport","arts"],"names":"dance sport arts sport sport arts et culture danse"},
  {"category":"sport","subcategory":"exhibitions","tags":["exhibitions","sport","arts"],"names":"exhibitions sport arts sport sport arts et culture expositions"},
  {"category":"sport","subcategory":"talks","tags":["talks","sport","arts"],"names":"talks sport arts sport sport arts et culture conferences"},
  {"category":"sport","subcategory":"workshops","tags":["workshops","sport","arts"],"names":"workshops sport arts sport sport arts et culture ateliers creatifs"},
  {"category":"sport","subcategory":"heritage","tags":["heritage","sport","arts"],"names":"heritage sport arts sport sport arts et culture patrimoine"},
  {"category":"sport","subcategory":"photography","tags":["photography","sport","arts"],"names":"photography sport arts sport sport arts et culture photographie"},
  {"category":"sport","subcategory":"music-festivals","tags":["music-festivals","sport","festivals"],"names":"music festivals sport festivals sport sport festivals festivals de musique"},
  {"category":"sport","subcategory":"cultural-festivals","tags":["cultural-festivals","sport","festivals"],"names":"cultural festivals sport festivals sport sport festivals festivals culturels"},
  {"category":"sport","subcategory":"food-festivals","tags":["food-festivals","sport","festivals"],"names":"food festivals sport festivals sport sport festivals festivals gastronomiques"},
  {"category":"sport","subcategory":"arts-festivals","tags":["arts-festivals","sport","festivals"],"names":"arts festivals sport festivals sport sport festivals festivals d arts"},
  {"category":"sport","subcategory":"traditional-festivals","tags":["traditional-festivals","sport","festivals"],"names":"traditional festivals sport festivals sport sport festivals festivals traditionnels"},
  {"category":"sport","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","sport","fairs"],"names":"neighbourhood parties sport fairs sport sport fetes populaires fetes de quartier"},
  {"category":"sport","subcategory":"traditional-parties","tags":["traditional-parties","sport","fairs"],"names":"traditional parties sport fairs sport sport fetes populaires fetes traditionnelles"},
  {"category":"sport","subcategory":"seasonal-parties","tags":["seasonal-parties","sport","fairs"],"names":"seasonal parties sport fairs sport sport fetes populaires fetes saisonnieres"},
  {"category":"sport","subcategory":"markets","tags":["markets","sport","fairs"],"names":"markets sport fairs sport sport fetes populaires marches"},
  {"category":"sport","subcategory":"flea-markets","tags":["flea-markets","sport","fairs"],"names":"flea markets sport fairs sport sport fetes populaires brocantes"},
  {"category":"sport","subcategory":"country-fairs","tags":["country-fairs","sport","fairs"],"names":"country fairs sport fairs sport sport fetes populaires foires"},
  {"category":"leisure","subcategory":"","tags":["leisure","shows","fairs"],"names":"leisure shows fairs loisirs spectacles fetes populaires"},
  {"category":"leisure","subcategory":"pop","tags":["pop","leisure","concert","shows","fairs"],"names":"pop leisure concert shows fairs loisirs concert spectacles fetes populaires pop"},
  {"category":"leisure","subcategory":"rock","tags":["rock","leisure","concert","shows","fairs"],"names":"rock leisure concert shows fairs loisirs concert spectacles fetes populaires rock metal"},
  {"category":"leisure","subcategory":"electronic","tags":["electronic","leisure","concert","shows","fairs"],"names":"electronic leisure concert shows fairs loisirs concert spectacles fetes populaires electronique dance"},
  {"category":"leisure","subcategory":"hip-hop","tags":["hip-hop","leisure","concert","shows","fairs"],"names":"hip hop leisure concert shows fairs loisirs concert spectacles fetes populaires hip hop rap rnb"},
  {"category":"leisure","subcategory":"classical","tags":["classical","leisure","concert","shows","fairs"],"names":"classical leisure concert shows fairs loisirs concert spectacles fetes populaires classique opera"},
  {"category":"leisure","subcategory":"jazz","tags":["jazz","leisure","concert","shows","fairs"],"names":"jazz leisure concert shows fairs loisirs concert spectacles fetes populaires jazz soul funk"},
  {"category":"leisure","subcategory":"world-music","tags":["world-music","leisure","concert","shows","fairs"],"names":"world music leisure concert shows fairs loisirs concert spectacles fetes populaires musiques du monde"},
  {"category":"leisure","subcategory":"football","tags":["football","leisure","sport","shows","fairs"],"names":"football leisure sport shows fairs sport loisirs sport spectacles fetes populaires foot"},
  {"category":"leisure","subcategory":"motorsport","tags":["motorsport","leisure","sport","shows","fairs"],"names":"motorsport leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports mecaniques"},
  {"category":"leisure","subcategory":"rugby","tags":["rugby","leisure","sport","shows","fairs"],"names":"rugby leisure sport shows fairs sport loisirs sport spectacles fetes populaires rugby"},
  {"category":"leisure","subcategory":"combat-sports","tags":["combat-sports","leisure","sport","shows","fairs"],"names":"combat sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de combat"},
  {"category":"leisure","subcategory":"athletics","tags":["athletics","leisure","sport","shows","fairs"],"names":"athletics leisure sport shows fairs sport loisirs sport spectacles fetes populaires athletisme"},
  {"category":"leisure","subcategory":"racket-sports","tags":["racket-sports","leisure","sport","shows","fairs"],"names":"racket sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de raquette"},
  {"category":"leisure","subcategory":"water-sports","tags":["water-sports","leisure","sport","shows","fairs"],"names":"water sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports nautiques"},
  {"category":"leisure","subcategory":"mountain-sports","tags":["mountain-sports","leisure","sport","shows","fairs"],"names":"mountain sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de montagne"},
  {"category":"leisure","subcategory":"equestrian-sports","tags":["equestrian-sports","leisure","sport","shows","fairs"],"names":"equestrian sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports equestres"},
  {"category":"leisure","subcategory":"golf","tags":["golf","leisure","sport","shows","fairs"],"names":"golf leisure sport shows fairs sport loisirs sport spectacles fetes populaires golf"},
  {"category":"leisure","subcategory":"board-sports","tags":["board-sports","leisure","sport","shows","fairs"],"names":"board sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de glisse"},
  {"category":"leisure","subcategory":"extreme-sports","tags":["extreme-sports","leisure","sport","shows","fairs"],"names":"extreme sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports extreme"},
  {"category":"leisure","subcategory":"basketball","tags":["basketball","leisure","sport","shows","fairs"],"names":"basketball leisure sport shows fairs sport loisirs sport spectacles fetes populaires basketball"},
  {"category":"leisure","subcategory":"handball","tags":["handball","leisure","sport","shows","fairs"],"names":"handball leisure sport shows fairs sport loisirs sport spectacles fetes populaires handball"},
  {"category":"leisure","subcategory":"volleyball","tags":["volleyball","leisure","sport","shows","fairs"],"names":"volleyball leisure sport shows fairs sport loisirs sport spectacles fetes populaires volley ball"},
  {"category":"leisure","subcategory":"literature","tags":["literature","leisure","shows"],"names":"literature leisure shows loisirs spectacles litterature"},
  {"category":"leisure","subcategory":"cinema","tags":["cinema","leisure","shows"],"names":"cinema leisure shows loisirs spectacles cinema"},
  {"category":"leisure","subcategory":"video-games","tags":["video-games","leisure","shows"],"names":"video games leisure shows loisirs spectacles jeux video"},
  {"category":"leisure","subcategory":"cooking","tags":["cooking","leisure","shows"],"names":"cooking leisure shows loisirs spectacles cuisine"},
  {"category":"leisure","subcategory":"gardening","tags":["gardening","leisure","shows"],"names":"gardening leisure shows loisirs spectacles jardinage bricolage"},
  {"category":"leisure","subcategory":"hiking","tags":["hiking","leisure","shows"],"names":"hiking leisure shows loisirs spectacles randonnee"},
  {"category":"leisure","subcategory":"cars","tags":["cars","leisure","shows"],"names":"cars leisure shows loisirs spectacles automobile"},
  {"category":"leisure","subcategory":"theatre","tags":["theatre","leisure","shows","arts","fairs"],"names":"theatre leisure shows arts fairs loisirs spectacles arts et culture fetes populaires theatre"},
  {"category":"leisure","subcategory":"dance","tags":["dance","leisure","shows","arts","fairs"],"names":"dance leisure shows arts fairs loisirs spectacles arts et culture fetes populaires danse"},
  {"category":"leisure","subcategory":"exhibitions","tags":["exhibitions","leisure","shows","arts","fairs"],"names":"exhibitions leisure shows arts fairs loisirs spectacles arts et culture fetes populaires expositions"},
  {"category":"leisure","subcategory":"talks","tags":["talks","leisure","shows","arts","fairs"],"names":"talks leisure shows arts fairs loisirs spectacles arts et culture fetes populaires conferences"},
  {"category":"leisure","subcategory":"workshops","tags":["workshops","leisure","shows","arts","fairs"],"names":"workshops leisure shows arts fairs loisirs spectacles arts et culture fetes populaires ateliers creatifs"},
  {"category":"leisure","subcategory":"heritage","tags":["heritage","leisure","shows","arts","fairs"],"names":"heritage leisure shows arts fairs loisirs spectacles arts et culture fetes populaires patrimoine"},
  {"category":"leisure","subcategory":"photography","tags":["photography","leisure","shows","arts","fairs"],"names":"photography leisure shows arts fairs loisirs spectacles arts et culture fetes populaires photographie"},
  {"category":"leisure","subcategory":"music-festivals","tags":["music-festivals","leisure","shows","festivals","fairs"],"names":"music festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals de musique"},
  {"category":"leisure","subcategory":"cultural-festivals","tags":["cultural-festivals","leisure","shows","festivals","fairs"],"names":"cultural festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals culturels"},
  {"category":"leisure","subcategory":"food-festivals","tags":["food-festivals","leisure","shows","festivals","fairs"],"names":"food festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals gastronomiques"},
  {"category":"leisure","subcategory":"arts-festivals","tags":["arts-festivals","leisure","shows","festivals","fairs"],"names":"arts festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals d arts"},
  {"category":"leisure","subcategory":"traditional-festivals","tags":["traditional-festivals","leisure","shows","festivals","fairs"],"names":"traditional festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals traditionnels"},
  {"category":"leisure","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","leisure","fairs"],"names":"neighbourhood parties leisure fairs loisirs fetes populaires fetes de quartier"},
  {"category":"leisure","subcategory":"traditional-parties","tags":["traditional-parties","leisure","fairs"],"names":"traditional parties leisure fairs loisirs fetes populaires fetes traditionnelles"},
  {"category":"leisure","subcategory":"seasonal-parties","tags":["seasonal-parties","leisure","fairs"],"names":"seasonal parties leisure fairs loisirs fetes populaires fetes saisonnieres"},
  {"category":"leisure","subcategory":"markets","tags":["markets","leisure","fairs"],"names":"markets leisure fairs loisirs fetes populaires marches"},
  {"category":"leisure","subcategory":"flea-markets","tags":["flea-markets","leisure","fairs"],"names":"flea markets leisure fairs loisirs fetes populaires brocantes"},
  {"category":"leisure","subcategory":"country-fairs","tags":["country-fairs","leisure","fairs"],"names":"country fairs leisure fairs loisirs fetes populaires foires"},
  {"category":"culture","subcategory":"","tags":["culture","arts"],"names":"culture arts culture arts et culture"},
  {"category":"culture","subcategory":"pop","tags":["pop","culture","concert","arts"],"names":"pop culture concert arts culture concert arts et culture pop"},
  {"category":"culture","subcategory":"rock","tags":["rock","culture","concert","arts"],"names":"rock culture concert arts culture concert arts et culture rock metal"},
  {"category":"culture","subcategory":"electronic","tags":["electronic","culture","concert","arts"],"names":"electronic culture concert arts culture concert arts et culture electronique dance"},
  {"category":"culture","subcategory":"hip-hop","tags":["hip-hop","culture","concert","arts"],"names":"hip hop culture concert arts culture concert arts et culture hip hop rap rnb"},
  {"category":"culture","subcategory":"classical","tags":["classical","culture","concert","arts"],"names":"classical culture concert arts culture concert arts et culture classique opera"},
  {"category":"culture","subcategory":"jazz","tags":["jazz","culture","concert","arts"],"names":"jazz culture concert arts culture concert arts et culture jazz soul funk"},
  {"category":"culture","subcategory":"world-music","tags":["world-music","culture","concert","arts"],"names":"world music culture concert arts culture concert arts et culture musiques du monde"},
  {"category":"culture","subcategory":"football","tags":["football","culture","sport","arts"],"names":"football culture sport arts sport culture sport arts et culture foot"},
  {"category":"culture","subcategory":"motorsport","tags":["motorsport","culture","sport","arts"],"names":"motorsport culture sport arts sport culture sport arts et culture sports mecaniques"},
  {"category":"culture","subcategory":"rugby","tags":["rugby","culture","sport","arts"],"names":"rugby culture sport arts sport culture sport arts et culture rugby"},
  {"category":"culture","subcategory":"combat-sports","tags":["combat-sports","culture","sport","arts"],"names":"combat sports culture sport arts sport culture sport arts et culture sports de combat"},
  {"category":"culture","subcategory":"athletics","tags":["athletics","culture","sport","arts"],"names":"athletics culture sport arts sport culture sport arts et culture athletisme"},
  {"category":"culture","subcategory":"racket-sports","tags":["racket-sports","culture","sport","arts"],"names":"racket sports culture sport arts sport culture sport arts et culture sports de raquette"},
  {"category":"culture","subcategory":"water-sports","tags":["water-sports","culture","sport","arts"],"names":"water sports culture sport arts sport culture sport arts et culture sports nautiques"},
  {"category":"culture","subcategory":"mountain-sports","tags":["mountain-sports","culture","sport","arts"],"names":"mountain sports culture sport arts sport culture sport arts et culture sports de montagne"},
  {"category":"culture","subcategory":"equestrian-sports","tags":["equestrian-sports","culture","sport","arts"],"names":"equestrian sports culture sport arts sport culture sport arts et culture sports equestres"},
  {"category":"culture","subcategory":"golf","tags":["golf","culture","sport","arts"],"names":"golf culture sport arts sport culture sport arts et culture golf"},
  {"category":"culture","subcategory":"board-sports","tags":["board-sports","culture","sport","arts"],"names":"board sports culture sport arts sport culture sport arts et culture sports de glisse"},
  {"category":"culture","subcategory":"extreme-sports","tags":["extreme-sports","culture","sport","arts"],"names":"extreme sports culture sport arts sport culture sport arts et culture sports extreme"},
  {"category":"culture","subcategory":"basketball","tags":["basketball","culture","sport","arts"],"names":"basketball culture sport arts sport culture sport arts et culture basketball"},
  {"category":"culture","subcategory":"handball","tags":["handball","culture","sport","arts"],"names":"handball culture sport arts sport culture sport arts et culture handball"},
  {"category":"culture","subcategory":"volleyball","tags":["volleyball","culture","sport","arts"],"names":"volleyball culture sport arts sport culture sport arts et culture volley ball"},
  {"category":"culture","subcategory":"literature","tags":["literature","culture","shows","arts"],"names":"literature culture shows arts culture spectacles arts et culture litterature"},
  {"category":"culture","subcategory":"cinema","tags":["cinema","culture","shows","arts"],"names":"cinema culture shows arts culture spectacles arts et culture cinema"},
  {"category":"culture","subcategory":"video-games","tags":["video-games","culture","shows","arts"],"names":"video games culture shows arts culture spectacles arts et culture jeux video"},
  {"category":"culture","subcategory":"cooking","tags":["cooking","culture","shows","arts"],"names":"cooking culture shows arts culture spectacles arts et culture cuisine"},
  {"category":"culture","subcategory":"gardening","tags":["gardening","culture","shows","arts"],"names":"gardening culture shows arts culture spectacles arts et culture jardinage bricolage"},
  {"category":"culture","subcategory":"hiking","tags":["hiking","culture","shows","arts"],"names":"hiking culture shows arts culture spectacles arts et culture randonnee"},
  {"category":"culture","subcategory":"cars","tags":["cars","culture","shows","arts"],"names":"cars culture shows arts culture spectacles arts et culture automobile"},
  {"category":"culture","subcategory":"theatre","tags":["theatre","culture","arts"],"names":"theatre culture arts culture arts et culture theatre"},
  {"category":"culture","subcategory":"dance","tags":["dance","culture","arts"],"names":"dance culture arts culture arts et culture danse"},
  {"category":"culture","subcategory":"exhibitions","tags":["exhibitions","culture","arts"],"names":"exhibitions culture arts culture arts et culture expositions"},
  {"category":"culture","subcategory":"talks","tags":["talks","culture","arts"],"names":"talks culture arts culture arts et culture conferences"},
  {"category":"culture","subcategory":"workshops","tags":["workshops","culture","arts"],"names":"workshops culture arts culture arts et culture ateliers creatifs"},
  {"category":"culture","subcategory":"heritage","tags":["heritage","culture","arts"],"names":"heritage culture arts culture arts et culture patrimoine"},
  {"category":"culture","subcategory":"photography","tags":["photography","culture","arts"],"names":"photography culture arts culture arts et culture photographie"},
  {"category":"culture","subcategory":"music-festivals","tags":["music-festivals","culture","arts","festivals"],"names":"music festivals culture arts festivals culture arts et culture festivals festivals de musique"},
  {"category":"culture","subcategory":"cultural-festivals","tags":["cultural-festivals","culture","arts","festivals"],"names":"cultural festivals culture arts festivals culture arts et culture festivals festivals culturels"},
  {"category":"culture","subcategory":"food-festivals","tags":["food-festivals","culture","arts","festivals"],"names":"food festivals culture arts festivals culture arts et culture festivals festivals gastronomiques"},
  {"category":"culture","subcategory":"arts-festivals","tags":["arts-festivals","culture","arts","festivals"],"names":"arts festivals culture arts festivals culture arts et culture festivals festivals d arts"},
  {"category":"culture","subcategory":"traditional-festivals","tags":["traditional-festivals","culture","arts","festivals"],"names":"traditional festivals culture arts festivals culture arts et culture festivals festivals traditionnels"},
  {"category":"culture","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","culture","arts","fairs"],"names":"neighbourhood parties culture arts fairs culture arts et culture fetes populaires fetes de quartier"},
  {"category":"culture","subcategory":"traditional-parties","tags":["traditional-parties","culture","arts","fairs"],"names":"traditional parties culture arts fairs culture arts et culture fetes populaires fetes traditionnelles"},
  {"category":"culture","subcategory":"seasonal-parties","tags":["seasonal-parties","culture","arts","fairs"],"names":"seasonal parties culture arts fairs culture arts et culture fetes populaires fetes saisonnieres"},
  {"category":"culture","subcategory":"markets","tags":["markets","culture","arts","fairs"],"names":"markets culture arts fairs culture arts et culture fetes populaires marches"},
  {"category":"culture","subcategory":"flea-markets","tags":["flea-markets","culture","arts","fairs"],"names":"flea markets culture arts fairs culture arts et culture fetes populaires brocantes"},
  {"category":"culture","subcategory":"country-fairs","tags":["country-fairs","culture","arts","fairs"],"names":"country fairs culture arts fairs culture arts et culture fetes populaires foires"},
  {"category":"tech","subcategory":"","tags":["tech","shows"],"names":"tech shows tech spectacles"},
  {"category":"tech","subcategory":"pop","tags":["pop","tech","concert","shows"],"names":"pop tech concert shows tech concert spectacles pop"},
  {"category":"tech","subcategory":"rock","tags":["rock","tech","concert","shows"],"names":"rock tech concert shows tech concert spectacles rock metal"},
  {"category":"tech","subcategory":"electronic","tags":["electronic","tech","concert","shows"],"names":"electronic tech concert shows tech concert spectacles electronique dance"},
  {"category":"tech","subcategory":"hip-hop","tags":["hip-hop","tech","concert","shows"],"names":"hip hop tech concert shows tech concert spectacles hip hop rap rnb"},
  {"category":"tech","subcategory":"classical","tags":["classical","tech","concert","shows"],"names":"classical tech concert shows tech concert spectacles classique opera"},
  {"category":"tech","subcategory":"jazz","tags":["jazz","tech","concert","shows"],"names":"jazz tech concert shows tech concert spectacles jazz soul funk"},
  {"category":"tech","subcategory":"world-music","tags":["world-music","tech","concert","shows"],"names":"world music tech concert shows tech concert spectacles musiques du monde"},
  {"category":"tech","subcategory":"football","tags":["football","tech","sport","shows"],"names":"football tech sport shows sport tech sport spectacles foot"},
  {"category":"tech","subcategory":"motorsport","tags":["motorsport","tech","sport","shows"],"names":"motorsport tech sport shows sport tech sport spectacles sports mecaniques"},
  {"category":"tech","subcategory":"rugby","tags":["rugby","tech","sport","shows"],"names":"rugby tech sport shows sport tech sport spectacles rugby"},
  {"category":"tech","subcategory":"combat-sports","tags":["combat-sports","tech","sport","shows"],"names":"combat sports tech sport shows sport tech sport spectacles sports de combat"},
  {"category":"tech","subcategory":"athletics","tags":["athletics","tech","sport","shows"],"names":"athletics tech sport shows sport tech sport spectacles athletisme"},
  {"category":"tech","subcategory":"racket-sports","tags":["racket-sports","tech","sport","shows"],"names":"racket sports tech sport shows sport tech sport spectacles sports de raquette"},
  {"category":"tech","subcategory":"water-sports","tags":["water-sports","tech","sport","shows"],"names":"water sports tech sport shows sport tech sport spectacles sports nautiques"},
  {"category":"tech","subcategory":"mountain-sports","tags":["mountain-sports","tech","sport","shows"],"names":"mountain sports tech sport shows sport tech sport spectacles sports de montagne"},
  {"category":"tech","subcategory":"equestrian-sports","tags":["equestrian-sports","tech","sport","shows"],"names":"equestrian sports tech sport shows sport tech sport spectacles sports equestres"},
  {"category":"tech","subcategory":"golf","tags":["golf","tech","sport","shows"],"names":"golf tech sport shows sport tech sport spectacles golf"},
  {"category":"tech","subcategory":"board-sports","tags":["board-sports","tech","sport","shows"],"names":"board sports tech sport shows sport tech sport spectacles sports de glisse"},
  {"category":"tech","subcategory":"extreme-sports","tags":["extreme-sports","tech","sport","shows"],"names":"extreme sports tech sport shows sport tech sport spectacles sports extreme"},
  {"category":"tech","subcategory":"basketball","tags":["basketball","tech","sport","shows"],"names":"basketball tech sport shows sport tech sport spectacles basketball"},
  {"category":"tech","subcategory":"handball","tags":["handball","tech","sport","shows"],"names":"handball tech sport shows sport tech sport spectacles handball"},
  {"category":"tech","subcategory":"volleyball","tags":["volleyball","tech","sport","shows"],"names":"volleyball tech sport shows sport tech sport spectacles volley ball"},
  {"category":"tech","subcategory":"literature","tags":["literature","tech","shows"],"names":"literature tech shows tech spectacles litterature"},
  {"category":"tech","subcategory":"cinema","tags":["cinema","tech","shows"],"names":"cinema tech shows tech spectacles cinema"},
  {"category":"tech","subcategory":"video-games","tags":["video-games","tech","shows"],"names":"video games tech shows tech spectacles jeux video"},
  {"category":"tech","subcategory":"cooking","tags":["cooking","tech","shows"],"names":"cooking tech shows tech spectacles cuisine"},
  {"category":"tech","subcategory":"gardening","tags":["gardening","tech","shows"],"names":"gardening tech shows tech spectacles jardinage bricolage"},
  {"category":"tech","subcategory":"hiking","tags":["hiking","tech","shows"],"names":"hiking tech shows tech spectacles randonnee"},
  {"category":"tech","subcategory":"cars","tags":["cars","tech","shows"],"names":"cars tech shows tech spectacles automobile"},
  {"category":"tech","subcategory":"theatre","tags":["theatre","tech","shows","arts"],"names":"theatre tech shows arts tech spectacles arts et culture theatre"},
  {"category":"tech","subcategory":"dance","tags":["dance","tech","shows","arts"],"names":"dance tech shows arts tech spectacles arts et culture danse"},
  {"category":"tech","subcategory":"exhibitions","tags":["exhibitions","tech","shows","arts"],"names":"exhibitions tech shows arts tech spectacles arts et culture expositions"},
  {"category":"tech","subcategory":"talks","tags":["talks","tech","shows","arts"],"names":"talks tech shows arts tech spectacles arts et culture conferences"},
  {"category":"tech","subcategory":"workshops","tags":["workshops","tech","shows","arts"],"names":"workshops tech shows arts tech spectacles arts et culture ateliers creatifs"},
  {"category":"tech","subcategory":"heritage","tags":["heritage","tech","shows","arts"],"names":"heritage tech shows arts tech spectacles arts et culture patrimoine"},
  {"category":"tech","subcategory":"photography","tags":["photography","tech","shows","arts"],"names":"photography tech shows arts tech spectacles arts et culture photographie"},
  {"category":"tech","subcategory":"music-festivals","tags":["music-festivals","tech","shows","festivals"],"names":"music festivals tech shows festivals tech spectacles festivals festivals de musique"},
  {"category":"tech","subcategory":"cultural-festivals","tags":["cultural-festivals","tech","shows","festivals"],"names":"cultural festivals tech shows festivals tech spectacles festivals festivals culturels"},
  {"category":"tech","subcategory":"food-festivals","tags":["food-festivals","tech","shows","festivals"],"names":"food festivals tech shows festivals tech spectacles festivals festivals gastronomiques"},
  {"category":"tech","subcategory":"arts-festivals","tags":["arts-festivals","tech","shows","festivals"],"names":"arts festivals tech shows festivals tech spectacles festivals festivals d arts"},
  {"category":"tech","subcategory":"traditional-festivals","tags":["traditional-festivals","tech","shows","festivals"],"names":"traditional festivals tech shows festivals tech spectacles festivals festivals traditionnels"},
  {"category":"tech","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","tech","shows","fairs"],"names":"neighbourhood parties tech shows fairs tech spectacles fetes populaires fetes de quartier"},
  {"category":"tech","subcategory":"traditional-parties","tags":["traditional-parties","tech","shows","fairs"],"names":"traditional parties tech shows fairs tech spectacles fetes populaires fetes traditionnelles"},
  {"category":"tech","subcategory":"seasonal-parties","tags":["seasonal-parties","tech","shows","fairs"],"names":"seasonal parties tech shows fairs tech spectacles fetes populaires fetes saisonnieres"},
  {"category":"tech","subcategory":"markets","tags":["markets","tech","shows","fairs"],"names":"markets tech shows fairs tech spectacles fetes populaires marches"},
  {"category":"tech","subcategory":"flea-markets","tags":["flea-markets","tech","shows","fairs"],"names":"flea markets tech shows fairs tech spectacles fetes populaires brocantes"},
  {"category":"tech","subcategory":"country-fairs","tags":["country-fairs","tech","shows","fairs"],"names":"country fairs tech shows fairs tech spectacles fetes populaires foires"},
  {"category":"festival","subcategory":"","tags":["festival","festivals"],"names":"festival festivals festival festivals"},
  {"category":"festival","subcategory":"pop","tags":["pop","festival","concert","festivals"],"names":"pop festival concert festivals festival concert festivals pop"},
  {"category":"festival","subcategory":"rock","tags":["rock","festival","concert","festivals"],"names":"rock festival concert festivals festival concert festivals rock metal"},
  {"category":"festival","subcategory":"electronic","tags":["electronic","festival","concert","festivals"],"names":"electronic festival concert festivals festival concert festivals electronique dance"},
  {"category":"festival","subcategory":"hip-hop","tags":["hip-hop","festival","concert","festivals"],"names":"hip hop festival concert festivals festival concert festivals hip hop rap rnb"},
  {"category":"festival","subcategory":"classical","tags":["classical","festival","concert","festivals"],"names":"classical festival concert festivals festival concert festivals classique opera"},
  {"category":"festival","subcategory":"jazz","tags":["jazz","festival","concert","festivals"],"names":"jazz festival concert festivals festival concert festivals jazz soul funk"},
  {"category":"festival","subcategory":"world-music","tags":["world-music","festival","concert","festivals"],"names":"world music festival concert festivals festival concert festivals musiques du monde"},
  {"category":"festival","subcategory":"football","tags":["football","festival","sport","festivals"],"names":"football festival sport festivals sport festival sport festivals foot"},
  {"category":"festival","subcategory":"motorsport","tags":["motorsport","festival","sport","festivals"],"names":"motorsport festival sport festivals sport festival sport festivals sports mecaniques"},
  {"category":"festival","subcategory":"rugby","tags":["rugby","festival","sport","festivals"],"names":"rugby festival sport festivals sport festival sport festivals rugby"},
  {"category":"festival","subcategory":"combat-sports","tags":["combat-sports","festival","sport","festivals"],"names":"combat sports festival sport festivals sport festival sport festivals sports de combat"},
  {"category":"festival","subcategory":"athletics","tags":["athletics","festival","sport","festivals"],"names":"athletics festival sport festivals sport festival sport festivals athletisme"},
  {"category":"festival","subcategory":"racket-sports","tags":["racket-sports","festival","sport","festivals"],"names":"racket sports festival sport festivals sport festival sport festivals sports de raquette"},
  {"category":"festival","subcategory":"water-sports","tags":["water-sports","festival","sport","festivals"],"names":"water sports festival sport festivals sport festival sport festivals sports nautiques"},
  {"category":"festival","subcategory":"mountain-sports","tags":["mountain-sports","festival","sport","festivals"],"names":"mountain sports festival sport festivals sport festival sport festivals sports de montagne"},
  {"category":"festival","subcategory":"equestrian-sports","tags":["equestrian-sports","festival","sport","festivals"],"names":"equestrian sports festival sport festivals sport festival sport festivals sports equestres"},
  {"category":"festival","subcategory":"golf","tags":["golf","festival","sport","festivals"],"names":"golf festival sport festivals sport festival sport festivals golf"},
  {"category":"festival","subcategory":"board-sports","tags":["board-sports","festival","sport","festivals"],"names":"board sports festival sport festivals sport festival sport festivals sports de glisse"},
  {"category":"festival","subcategory":"extreme-sports","tags":["extreme-sports","festival","sport","festivals"],"names":"extreme sports festival sport festivals sport festival sport festivals sports extreme"},
  {"category":"festival","subcategory":"basketball","tags":["basketball","festival","sport","festivals"],"names":"basketball festival sport festivals sport festival sport festivals basketball"},
  {"category":"festival","subcategory":"handball","tags":["handball","festival","sport","festivals"],"names":"handball festival sport festivals sport festival sport festivals handball"},
  {"category":"festival","subcategory":"volleyball","tags":["volleyball","festival","sport","festivals"],"names":"volleyball festival sport festivals sport festival sport festivals volley ball"},
  {"category":"festival","subcategory":"literature","tags":["literature","festival","shows","festivals"],"names":"literature festival shows festivals festival spectacles festivals litterature"},
  {"category":"festival","subcategory":"cinema","tags":["cinema","festival","shows","festivals"],"names":"cinema festival shows festivals festival spectacles festivals cinema"},
  {"category":"festival","subcategory":"video-games","tags":["video-games","festival","shows","festivals"],"names":"video games festival shows festivals festival spectacles festivals jeux video"},
  {"category":"festival","subcategory":"cooking","tags":["cooking","festival","shows","festivals"],"names":"cooking festival shows festivals festival spectacles festivals cuisine"},
  {"category":"festival","subcategory":"gardening","tags":["gardening","festival","shows","festivals"],"names":"gardening festival shows festivals festival spectacles festivals jardinage bricolage"},
  {"category":"festival","subcategory":"hiking","tags":["hiking","festival","shows","festivals"],"names":"hiking festival shows festivals festival spectacles festivals randonnee"},
  {"category":"festival","subcategory":"cars","tags":["cars","festival","shows","festivals"],"names":"cars festival shows festivals festival spectacles festivals automobile"},
  {"category":"festival","subcategory":"theatre","tags":["theatre","festival","arts","festivals"],"names":"theatre festival arts festivals festival arts et culture festivals theatre"},
  {"category":"festival","subcategory":"dance","tags":["dance","festival","arts","festivals"],"names":"dance festival arts festivals festival arts et culture festivals danse"},
  {"category":"festival","subcategory":"exhibitions","tags":["exhibitions","festival","arts","festivals"],"names":"exhibitions festival arts festivals festival arts et culture festivals expositions"},
  {"category":"festival","subcategory":"talks","tags":["talks","festival","arts","festivals"],"names":"talks festival arts festivals festival arts et culture festivals conferences"},
  {"category":"festival","subcategory":"workshops","tags":["workshops","festival","arts","festivals"],"names":"workshops festival arts festivals festival arts et culture festivals ateliers creatifs"},
  {"category":"festival","subcategory":"heritage","tags":["heritage","festival","arts","festivals"],"names":"heritage festival arts festivals festival arts et culture festivals patrimoine"},
  {"category":"festival","subcategory":"photography","tags":["photography","festival","arts","festivals"],"names":"photography festival arts festivals festival arts et culture festivals photographie"},
  {"category":"festival","subcategory":"music-festivals","tags":["music-festivals","festival","festivals"],"names":"music festivals festival festivals festival festivals festivals de musique"},
  {"category":"festival","subcategory":"cultural-festivals","tags":["cultural-festivals","festival","festivals"],"names":"cultural festivals festival festivals festival festivals festivals culturels"},
  {"category":"festival","subcategory":"food-festivals","tags":["food-festivals","festival","festivals"],"names":"food festivals festival festivals festival festivals festivals gastronomiques"},
  {"category":"festival","subcategory":"arts-festivals","tags":["arts-festivals","festival","festivals"],"names":"arts festivals festival festivals festival festivals festivals d arts"},
  {"category":"festival","subcategory":"traditional-festivals","tags":["traditional-festivals","festival","festivals"],"names":"traditional festivals festival festivals festival festivals festivals traditionnels"},
  {"category":"festival","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","festival","festivals","fairs"],"names":"neighbourhood parties festival festivals fairs festival festivals fetes populaires fetes de quartier"},
  {"category":"festival","subcategory":"traditional-parties","tags":["traditional-parties","festival","festivals","fairs"],"names":"traditional parties festival festivals fairs festival festivals fetes populaires fetes traditionnelles"},
  {"category":"festival","subcategory":"seasonal-parties","tags":["seasonal-parties","festival","festivals","fairs"],"names":"seasonal parties festival festivals fairs festival festivals fetes populaires fetes saisonnieres"},
  {"category":"festival","subcategory":"markets","tags":["markets","festival","festivals","fairs"],"names":"markets festival festivals fairs festival festivals fetes populaires marches"},
  {"category":"festival","subcategory":"flea-markets","tags":["flea-markets","festival","festivals","fairs"],"names":"flea markets festival festivals fairs festival festivals fetes populaires brocantes"},
  {"category":"festival","subcategory":"country-fairs","tags":["country-fairs","festival","festivals","fairs"],"names":"country fairs festival festivals fairs festival festivals fetes populaires foires"},
  {"category":"food","subcategory":"","tags":["food","shows","fairs"],"names":"food shows fairs gastronomie spectacles fetes populaires"},
  {"category":"food","subcategory":"pop","tags":["pop","food","concert","shows","fairs"],"names":"pop food concert shows fairs gastronomie concert spectacles fetes populaires pop"},
  {"category":"food","subcategory":"rock","tags":["rock","food","concert","shows","fairs"],"names":"rock food concert shows fairs gastronomie concert spectacles fetes populaires rock metal"},
  {"category":"food","subcategory":"electronic","tags":["electronic","food","concert","shows","fairs"],"names":"electronic food concert shows fairs gastronomie concert spectacles fetes populaires electronique dance"},
  {"category":"food","subcategory":"hip-hop","tags":["hip-hop","food","concert","shows","fairs"],"names":"hip hop food concert shows fairs gastronomie concert spectacles fetes populaires hip hop rap rnb"},
  {"category":"food","subcategory":"classical","tags":["classical","food","concert","shows","fairs"],"names":"classical food concert shows fairs gastronomie concert spectacles fetes populaires classique opera"},
  {"category":"food","subcategory":"jazz","tags":["jazz","food","concert","shows","fairs"],"names":"jazz food concert shows fairs gastronomie concert spectacles fetes populaires jazz soul funk"},
  {"category":"food","subcategory":"world-music","tags":["world-music","food","concert","shows","fairs"],"names":"world music food concert shows fairs gastronomie concert spectacles fetes populaires musiques du monde"},
  {"category":"food","subcategory":"football","tags":["football","food","sport","shows","fairs"],"names":"football food sport shows fairs sport gastronomie sport spectacles fetes populaires foot"},
  {"category":"food","subcategory":"motorsport","tags":["motorsport","food","sport","shows","fairs"],"names":"motorsport food sport shows fairs sport gastronomie sport spectacles fetes populaires sports mecaniques"},
  {"category":"food","subcategory":"rugby","tags":["rugby","food","sport","shows","fairs"],"names":"rugby food sport shows fairs sport gastronomie sport spectacles fetes populaires rugby"},
  {"category":"food","subcategory":"combat-sports","tags":["combat-sports","food","sport","shows","fairs"],"names":"combat sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de combat"},
  {"category":"food","subcategory":"athletics","tags":["athletics","food","sport","shows","fairs"],"names":"athletics food sport shows fairs sport gastronomie sport spectacles fetes populaires athletisme"},
  {"category":"food","subcategory":"racket-sports","tags":["racket-sports","food","sport","shows","fairs"],"names":"racket sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de raquette"},
  {"category":"food","subcategory":"water-sports","tags":["water-sports","food","sport","shows","fairs"],"names":"water sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports nautiques"},
  {"category":"food","subcategory":"mountain-sports","tags":["mountain-sports","food","sport","shows","fairs"],"names":"mountain sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de montagne"},
  {"category":"food","subcategory":"equestrian-sports","tags":["equestrian-sports","food","sport","shows","fairs"],"names":"equestrian sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports equestres"},
  {"category":"food","subcategory":"golf","tags":["golf","food","sport","shows","fairs"],"names":"golf food sport shows fairs sport gastronomie sport spectacles fetes populaires golf"},
  {"category":"food","subcategory":"board-sports","tags":["board-sports","food","sport","shows","fairs"],"names":"board sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de glisse"},
  {"category":"food","subcategory":"extreme-sports","tags":["extreme-sports","food","sport","shows","fairs"],"names":"extreme sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports extreme"},
  {"category":"food","subcategory":"basketball","tags":["basketball","food","sport","shows","fairs"],"names":"basketball food sport shows fairs sport gastronomie sport spectacles fetes populaires basketball"},
  {"category":"food","subcategory":"handball","tags":["handball","food","sport","shows","fairs"],"names":"handball food sport shows fairs sport gastronomie sport spectacles fetes populaires handball"},
  {"category":"food","subcategory":"volleyball","tags":["volleyball","food","sport","shows","fairs"],"names":"volleyball food sport shows fairs sport gastronomie sport spectacles fetes populaires volley ball"},
  {"category":"food","subcategory":"literature","tags":["literature","food","shows"],"names":"literature food shows gastronomie spectacles litterature"},
  {"category":"food","subcategory":"cinema","tags":["cinema","food","shows"],"names":"cinema food shows gastronomie spectacles cinema"},
  {"category":"food","subcategory":"video-games","tags":["video-games","food","shows"],"names":"video games food shows gastronomie spectacles jeux video"},
  {"category":"food","subcategory":"cooking","tags":["cooking","food","shows"],"names":"cooking food shows gastronomie spectacles cuisine"},
  {"category":"food","subcategory":"gardening","tags":["gardening","food","shows"],"names":"gardening food shows gastronomie spectacles jardinage bricolage"},
  {"category":"food","subcategory":"hiking","tags":["hiking","food","shows"],"names":"hiking food shows gastronomie spectacles randonnee"},
  {"category":"food","subcategory":"cars","tags":["cars","food","shows"],"names":"cars food shows gastronomie spectacles automobile"},
  {"category":"food","subcategory":"theatre","tags":["theatre","food","shows","arts","fairs"],"names":"theatre food shows arts fairs gastronomie spectacles arts et culture fetes populaires theatre"},
  {"category":"food","subcategory":"dance","tags":["dance","food","shows","arts","fairs"],"names":"dance food shows arts fairs gastronomie spectacles arts et culture fetes populaires danse"},
  {"category":"food","subcategory":"exhibitions","tags":["exhibitions","food","shows","arts","fairs"],"names":"exhibitions food shows arts fairs gastronomie spectacles arts et culture fetes populaires expositions"},
  {"category":"food","subcategory":"talks","tags":["talks","food","shows","arts","fairs"],"names":"talks food shows arts fairs gastronomie spectacles arts et culture fetes populaires conferences"},
  {"category":"food","subcategory":"workshops","tags":["workshops","food","shows","arts","fairs"],"names":"workshops food shows arts fairs gastronomie spectacles arts et culture fetes populaires ateliers creatifs"},
  {"category":"food","subcategory":"heritage","tags":["heritage","food","shows","arts","fairs"],"names":"heritage food shows arts fairs gastronomie spectacles arts et culture fetes populaires patrimoine"},
  {"category":"food","subcategory":"photography","tags":["photography","food","shows","arts","fairs"],"names":"photography food shows arts fairs gastronomie spectacles arts et culture fetes populaires photographie"},
  {"category":"food","subcategory":"music-festivals","tags":["music-festivals","food","shows","festivals","fairs"],"names":"music festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals de musique"},
  {"category":"food","subcategory":"cultural-festivals","tags":["cultural-festivals","food","shows","festivals","fairs"],"names":"cultural festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals culturels"},
  {"category":"food","subcategory":"food-festivals","tags":["food-festivals","food","shows","festivals","fairs"],"names":"food festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals gastronomiques"},
  {"category":"food","subcategory":"arts-festivals","tags":["arts-festivals","food","shows","festivals","fairs"],"names":"arts festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals d arts"},
  {"category":"food","subcategory":"traditional-festivals","tags":["traditional-festivals","food","shows","festivals","fairs"],"names":"traditional festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals traditionnels"},
  {"category":"food","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","food","fairs"],"names":"neighbourhood parties food fairs gastronomie fetes populaires fetes de quartier"},
  {"category":"food","subcategory":"traditional-parties","tags":["traditional-parties","food","fairs"],"names":"traditional parties food fairs gastronomie fetes populaires fetes traditionnelles"},
  {"category":"food","subcategory":"seasonal-parties","tags":["seasonal-parties","food","fairs"],"names":"seasonal parties food fairs gastronomie fetes populaires fetes saisonnieres"},
  {"category":"food","subcategory":"markets","tags":["markets","food","fairs"],"names":"markets food fairs gastronomie fetes populaires marches"},
  {"category":"food","subcategory":"flea-markets","tags":["flea-markets","food","fairs"],"names":"flea markets food fairs gastronomie fetes populaires brocantes"},
  {"category":"food","subcategory":"country-fairs","tags":["country-fairs","food","fairs"],"names":"country fairs food fairs gastronomie fetes populaires foires"}
]')
  as known (category text, subcategory text, tags text[], names text);

insert into private.terms
select * from jsonb_to_recordset('[
  {"term":"music","slug":"music"},
  {"term":"musique","slug":"music"},
  {"term":"sport","slug":"sport"},
  {"term":"leisure","slug":"leisure"},
  {"term":"loisirs","slug":"leisure"},
  {"term":"culture","slug":"culture"},
  {"term":"tech","slug":"tech"},
  {"term":"festival","slug":"festival"},
  {"term":"food","slug":"food"},
  {"term":"gastronomie","slug":"food"},
  {"term":"concert","slug":"concert"},
  {"term":"shows","slug":"shows"},
  {"term":"spectacles","slug":"shows"},
  {"term":"arts","slug":"arts"},
  {"term":"arts et culture","slug":"arts"},
  {"term":"festivals","slug":"festivals"},
  {"term":"fairs","slug":"fairs"},
  {"term":"fetes populaires","slug":"fairs"},
  {"term":"pop","slug":"pop"},
  {"term":"rock","slug":"rock"},
  {"term":"rock metal","slug":"rock"},
  {"term":"metal","slug":"rock"},
  {"term":"electronic","slug":"electronic"},
  {"term":"electronique dance","slug":"electronic"},
  {"term":"electronique","slug":"electronic"},
  {"term":"dance","slug":"dance"},
  {"term":"hip hop","slug":"hip-hop"},
  {"term":"hip hop rap rnb","slug":"hip-hop"},
  {"term":"hip","slug":"hip-hop"},
  {"term":"hop","slug":"hip-hop"},
  {"term":"rap","slug":"hip-hop"},
  {"term":"rnb","slug":"hip-hop"},
  {"term":"classical","slug":"classical"},
  {"term":"classique opera","slug":"classical"},
  {"term":"classique","slug":"classical"},
  {"term":"opera","slug":"classical"},
  {"term":"jazz","slug":"jazz"},
  {"term":"jazz soul funk","slug":"jazz"},
  {"term":"soul","slug":"jazz"},
  {"term":"funk","slug":"jazz"},
  {"term":"world music","slug":"world-music"},
  {"term":"musiques du monde","slug":"world-music"},
  {"term":"football","slug":"football"},
  {"term":"foot","slug":"football"},
  {"term":"motorsport","slug":"motorsport"},
  {"term":"sports mecaniques","slug":"motorsport"},
  {"term":"rugby","slug":"rugby"},
  {"term":"combat sports","slug":"combat-sports"},
  {"term":"sports de combat","slug":"combat-sports"},
  {"term":"athletics","slug":"athletics"},
  {"term":"athletisme","slug":"athletics"},
  {"term":"racket sports","slug":"racket-sports"},
  {"term":"sports de raquette","slug":"racket-sports"},
  {"term":"water sports","slug":"water-sports"},
  {"term":"sports nautiques","slug":"water-sports"},
  {"term":"mountain sports","slug":"mountain-sports"},
  {"term":"sports de montagne","slug":"mountain-sports"},
  {"term":"equestrian sports","slug":"equestrian-sports"},
  {"term":"sports equestres","slug":"equestrian-sports"},
  {"term":"golf","slug":"golf"},
  {"term":"board sports","slug":"board-sports"},
  {"term":"sports de glisse","slug":"board-sports"},
  {"term":"extreme sports","slug":"extreme-sports"},
  {"term":"sports extreme","slug":"extreme-sports"},
  {"term":"basketball","slug":"basketball"},
  {"term":"handball","slug":"handball"},
  {"term":"volleyball","slug":"volleyball"},
  {"term":"volley ball","slug":"volleyball"},
  {"term":"literature","slug":"literature"},
  {"term":"litterature","slug":"literature"},
  {"term":"cinema","slug":"cinema"},
  {"term":"video games","slug":"video-games"},
  {"term":"jeux video","slug":"video-games"},
  {"term":"cooking","slug":"cooking"},
  {"term":"cuisine","slug":"cooking"},
  {"term":"gardening","slug":"gardening"},
  {"term":"jardinage bricolage","slug":"gardening"},
  {"term":"jardinage","slug":"gardening"},
  {"term":"bricolage","slug":"gardening"},
  {"term":"hiking","slug":"hiking"},
  {"term":"randonnee","slug":"hiking"},
  {"term":"cars","slug":"cars"},
  {"term":"automobile","slug":"cars"},
  {"term":"theatre","slug":"theatre"},
  {"term":"danse","slug":"dance"},
  {"term":"exhibitions","slug":"exhibitions"},
  {"term":"expositions","slug":"exhibitions"},
  {"term":"talks","slug":"talks"},
  {"term":"conferences","slug":"talks"},
  {"term":"workshops","slug":"workshops"},
  {"term":"ateliers creatifs","slug":"workshops"},
  {"term":"heritage","slug":"heritage"},
  {"term":"patrimoine","slug":"heritage"},
  {"term":"photography","slug":"photography"},
  {"term":"photographie","slug":"photography"},
  {"term":"music festivals","slug":"music-festivals"},
  {"term":"festivals de musique","slug":"music-festivals"},
  {"term":"cultural festivals","slug":"cultural-festivals"},
  {"term":"festivals culturels","slug":"cultural-festivals"},
  {"term":"food festivals","slug":"food-festivals"},
  {"term":"festivals gastronomiques","slug":"food-festivals"},
  {"term":"arts festivals","slug":"arts-festivals"},
  {"term":"festivals d arts","slug":"arts-festivals"},
  {"term":"traditional festivals","slug":"traditional-festivals"},
  {"term":"festivals traditionnels","slug":"traditional-festivals"},
  {"term":"neighbourhood parties","slug":"neighbourhood-parties"},
  {"term":"fetes de quartier","slug":"neighbourhood-parties"},
  {"term":"traditional parties","slug":"traditional-parties"},
  {"term":"fetes traditionnelles","slug":"traditional-parties"},
  {"term":"seasonal parties","slug":"seasonal-parties"},
  {"term":"fetes saisonnieres","slug":"seasonal-parties"},
  {"term":"markets","slug":"markets"},
  {"term":"marches","slug":"markets"},
  {"term":"flea markets","slug":"flea-markets"},
  {"term":"brocantes","slug":"flea-markets"},
  {"term":"country fairs","slug":"country-fairs"},
  {"term":"foires","slug":"country-fairs"},
  {"term":"reggae","slug":"world-music"},
  {"term":"folk","slug":"world-music"},
  {"term":"tennis","slug":"racket-sports"},
  {"term":"running","slug":"athletics"},
  {"term":"cyclisme","slug":"sport"},
  {"term":"natation","slug":"water-sports"},
  {"term":"yoga","slug":"sport"},
  {"term":"fitness","slug":"sport"},
  {"term":"lecture","slug":"literature"},
  {"term":"voyage","slug":"leisure"},
  {"term":"gaming","slug":"video-games"},
  {"term":"art","slug":"arts"},
  {"term":"diy","slug":"gardening"},
  {"term":"italien","slug":"food"},
  {"term":"asiatique","slug":"food"},
  {"term":"francais","slug":"food"},
  {"term":"mexicain","slug":"food"},
  {"term":"vegetarien","slug":"food"},
  {"term":"fast food","slug":"food"},
  {"term":"desserts","slug":"food"},
  {"term":"boissons","slug":"food"}
]') as known (term text, slug text);

alter table public.event_listings add column is_recommendable boolean not null default true;

comment on column public.event_listings.is_recommendable is 'Neither cancelled nor for one group alone.';

create index event_listings_by_tags on public.event_listings (tags, over_at);

create or replace function private.write_listing(event public.events) returns void
  language plpgsql set search_path = ''
  as $$
declare
  city constant text := private.city_of(event.location);
  place constant public.places := private.place_of(event, city);
  topic constant private.topics := private.topic_of(event.category, event.subcategory);
  over_at timestamptz;
  standing record;
begin
  select coalesce(greatest(
    max(ends_at),
    max(private.instant_of((floor(start_minute / 1440.0)::integer + 1) * 1440, event.time_zone))
      filter (where counts_again <> 'infinity')
  ), 'infinity') into over_at
  from public.event_timings where event_id = event.id;
  standing := private.standing_of(event.id, over_at, now());
  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable
  ) values (
    event.id, event.category, city, event.commune, event.time_zone, place.latitude, place.longitude,
    private.parse_price(event.price), event.accessibility, topic.tags, event.popularity_score,
    coalesce(event.participants, 0)::bigint + event.purchases_count, coalesce(event.rating, 0), over_at,
    private.search_of(array[event.title], 'A')
      || private.search_of(array[event.venue, event.location], 'B')
      || private.search_of(array[event.organizer, topic.names], 'C')
      || setweight(to_tsvector('private.french', private.words_of(coalesce(event.description, ''))), 'D'),
    standing.next_start, standing.since, standing.until, standing.is_over,
    event.status <> 'cancelled' and not event.is_reserved
  );
end;
$$;

drop trigger list_changed_event on public.events;

create trigger list_changed_event
  after update of title, category, subcategory, location, venue, latitude, longitude, commune, date, "time", end_time,
    time_zone, timings, price, organizer, description, participants, rating, accessibility, publication, status, is_reserved
  on public.events
  for each row when (old.publication = 'published' or new.publication = 'published')
  execute function private.list_event();

-- What is there already.
update public.event_listings l set is_recommendable = false
from public.events e where e.id = l.event_id and (e.status = 'cancelled' or e.is_reserved);

create function private.shared_points_expression(moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  today constant text := replace(private.border_expression('today', moment, 'lower'), 't.time_zone', 'l.time_zone');
  rule jsonb;
  terms text[] := '{0}';
begin
  for rule in select jsonb_array_elements(private.explore_constants() -> 'recommendationRules') loop
    terms := terms || case rule ->> 'kind'
      -- Taste: the same for all events with the same tags.
      when 'preference' then '0'
      when 'interactions' then '0'
      when 'distance' then (
        select 'case ' || string_agg(format('when distance <= %s then %s', tier ->> 'withinKm', tier ->> 'points'), ' ' order by position)
          || ' else 0 end'
        from jsonb_array_elements(rule -> 'tiers') with ordinality as each (tier, position)
      )
      when 'soon' then format(
        'case when %s < %s + %s then %s else 0 end',
        private.start_expression(moment), today, ((rule ->> 'withinDays')::integer + 1) * 1440, rule ->> 'points'
      )
      when 'participants' then format('case when l.participants > %s then %s else 0 end', rule ->> 'above', rule ->> 'points')
    end;
  end loop;
  if array_position(terms, null) is not null then
    raise exception 'A score rule of the engine is unknown here' using hint = 'Add it to private.shared_points_expression.';
  end if;
  return array_to_string(terms, ' + ');
end;
$$;

comment on function private.shared_points_expression is
  'The points of a listing l at a distance that are the same for everybody, by the engine''s rules of recommendations.';

create function private.list_candidates(origin jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  rules constant jsonb := private.explore_constants() -> 'recommendationRules';
  kept constant integer := private.explore_constants() ->> 'recommendationLimit';
  -- Up to here an event may have points for being near, and beyond none but these.
  reach constant double precision := (select max((tier ->> 'withinKm')::double precision) from jsonb_path_query(rules, '$[*].tiers[*]') as tier);
  most_beyond constant integer := (
    select coalesce(sum((rule ->> 'points')::integer), 0) from jsonb_array_elements(rules) as rule
    where rule ->> 'kind' in ('soon', 'participants')
  );
  measured constant text := format(
    '(select l.event_id, l.tags, l.latitude, l.longitude, distance, %s as points from public.event_listings l,'
    || ' lateral (select %s as distance) as measured where l.is_recommendable and l.over_at > %L and %%s)',
    private.shared_points_expression(moment), private.distance_or_unknown(origin), moment
  );
  candidates jsonb;
begin
  execute format(
    $sql$
    with recursive topic (tags) as (
      -- The few different ones, each found by the index.
      (select l.tags from public.event_listings l order by l.tags limit 1)
      union all
      select (select l.tags from public.event_listings l where l.tags > topic.tags order by l.tags limit 1) from topic where topic.tags is not null
    ), near as materialized (
      select * from (
        select *, row_number() over (partition by tags order by points desc, distance, event_id) as place from %1$s as event
      ) as placed
      where place <= %3$s
    ), complete as (
      -- So many near ones that none from beyond comes before them.
      select tags from near where place = %3$s and points >= %4$s
    ), chosen as (
      select event_id, latitude, longitude, distance from near where tags in (select tags from complete)
      union all
      select best.event_id, best.latitude, best.longitude, best.distance
      from topic, lateral (select * from %2$s as event order by points desc, distance, event_id limit %3$s) as best
      where topic.tags not in (select tags from complete)
    )
    select coalesce(jsonb_agg(
      private.card_of(event_id, %5$L)
        -- Where the database knows the place of a commune that the engine does not, both measure alike.
        || jsonb_build_object('past', false, 'distance_km', distance, 'latitude', latitude, 'longitude', longitude)
      order by distance, event_id
    ), '[]') from chosen
    $sql$,
    format(measured, private.near_condition(jsonb_build_object('origin', origin), reach)),
    format(measured, 'l.tags = topic.tags'), kept, most_beyond, moment
  ) into candidates;
  return candidates;
end;
$$;

comment on function private.list_candidates is
  'The events to come among which the best of all are for any taste: of those with the same tags, as many as are recommended.';

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
  'What a device ranks to recommend the best of all events, by any taste, which nobody sends. docs/decisions/0035 says why they are enough.';

revoke all on function
  public.recommendation_candidates, private.shared_points_expression, private.list_candidates
  from public, anon, authenticated;
grant execute on function
  public.recommendation_candidates, private.shared_points_expression, private.list_candidates
  to anon, authenticated, service_role;
