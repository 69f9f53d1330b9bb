import type { Dictionary } from './Dictionary.ts';

const child = '(nin[oa]s?|hij[oa]s?|adolescentes|gemel[oa]s|bebes?|peques?)';
const children = `(en|(para|con|xa)( [a-z]{2,5}){0,2}) (\\d )?(familia|${child})( y ninas)?|infantil(es)?|familiar(es)?|(?<!de (los )?)nin[oa]s(?= (de )?\\d|$)`;

/** Spanish, for `understand`. */
export const spanishDictionary: Dictionary = {
  months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre setiembre|octubre|noviembre|diciembre',
  weekdays: 'lunes|martes|miercoles|jueves|viernes|sabado|domingo',
  seasons: 'primavera|verano|otono|invierno',
  holidays: 'todos_los_santos|navidad|invierno febrero|primavera semana_santa|verano|ascension',
  numbers: 'primero dos tres cuatro cinco seis siete ocho nueve diez',
  hour: 'h|horas?',
  money: '€|euros?|eur|pavos',
  half: '[ap]m|de la (tarde|noche|manana)',
  units: 'dias?|semanas?|anos?|[ap]m|km|rue|er?',
  parts: [
    ['((por|en|a) la )?manana', '06:00-12:00'],
    ['((por|en|a) la )?tarde', '12:00-20:00'],
    ['(al? )?mediodia', '12:00-14:00'],
    ['((por|en|a) la )?noche', '18:00-24:00'],
  ],
  rules: String.raw`
day=today h?oy|oi|ahora( mismo)?
day=tonight e?sta noche
day=today e?st[ae] <p>
day=tomorrow (manana|mnn)( <p>)?
day=weekend (este )?(fin de semana|findes?)
in:2 pasado manana
in (dentro de|en) <x> dias?
week:0 esta semana|(?<!.)(dentro de|en) (?!\d{3})<x> semanas?
week:7 proxima semana|semana que viene
week:0 semana del <d>( de <m>)?
week:12 proximo (fin de semana|finde)|(fin de semana|finde) (que viene|proximo)
week:5 fin de semana del <d>( (y|al) \d{1,2})?( de <m>)?
months:0 este mes
months:1 mes que viene|proximo mes
month (en|mes de) (?!mar( |$))<m>( (del? )?<y>)?|<m> (del? )?<y>|(?!\w{3}( |$))<m>
month:0 principios de <m>
month:10 mediados de <m>
month:20 (finales|fin) de <m>
year (en )?(?<!(-|antes de|despues de|hasta|principios de|finales de) )(?=202)<y><c>(?! -)
season (est[ae]|en( la| el)?) <t>( <y>)?|<t> <y>|(?<=festival(es)? )de (?=verano)<t>
date (<w> )?(dia )?<d> ((de )?<m>( (del? )?<y>)?|/ <k>( / <y>)?)( <p>)?
date (?<!en )el (dia )?<d>( <p>|$|(?= a ))
range el <d> (?<sep>y|o) el <d2>
range (del |desde el |entre el |el |de )?(<w> )?<d>( (de )?<m>| / <k>)?( (del? |/ )?<y>)? (al|hasta el|a|(?<sep>o( el)?|(?<!entre.*)y( el)?)|y el|-) (<w2> )?<d2> ((de )?<m2>|/ <k2>)( (del? |/ )?<y2>)?
range (del|desde el|entre el) (<w> )?<d>( (de )?<m>)? (al|hasta el|y el|-) (<w2> )?<d2><c>
range <d> de <m> (al|-) <d2>$
date <w> (dia )?<d><c>( <p>)?
from (a partir del?|desde( el)?) (<o>|manana|<d> de <m>|(?<=el )<d><c>)
from:1 despues del? (<o>|<d> de <m>)
until (hasta( el)?|de aqui al?) (<w>|manana|(<d> de |fin(ales)? de )?<m>)
until:before antes del? (<w>|<d> de <m>)
until:12-25 antes de navidad
weekday <w> <p>|<o>
nextWeekday proximo <w>( <p>)?
nextWeekday <w> que viene( <p>)?
weekdays (de |del )?<w> (al?) <w2>
text un <o>|(antes del?|despues del?|desde( el)?|un|una|los|las) (manana|ayer|hoy|esta noche|<m>)
every (cada|(todos )?los) <o>s?( <p>)?
weekdays=67 ((todos )?los )?fines de semana|cada fin de semana
weekdays=12345 entre semana
text (<o>|semana|mes) pasad[oa]|manana (sera|es|nunca)
school (en |durante )?(las )?vacaciones ((escolares )?de (la )?<s>|escolares)( zone (?<z>[abc]))?|durante las vacaciones
holiday:12-25 (dia de|en) navidad
holiday:01-01 (dia de )?ano nuevo
holiday:E-1 domingo de pascua
holiday:E0 lunes de pascua
holiday:07-14 fiesta nacional
holiday:E-2/2 fin de semana de pascua
holiday:12-31 noche ?vieja|fin de ano
holiday:12-24 nochebuena
holiday:12-25/7 entre navidad y (ano nuevo|nochevieja)
after (despues de|a partir de|desde|(no|nada) antes de) (las? )?<h>
before (antes de|hasta|(no|nada) despues de) (las? )?<h>
unread (que )?(acab|termin)[a-z]+ (antes de|a) (las? )?<h>
hours=00:00-12:00 antes del mediodia
between ((entre|de) )?(las? )?<h> (y|a|-) (las? )?<h2>
at a (las? )<h>|(?<!de )(?=(\d\d|[89]) )<h>
unread (a|antes de|despues de|a partir de|desde|hasta|sobre) (las? \d{1,2}( y media)?|medianoche)
hours (?!manana|tarde|noche|mediodia)<p>
around (sobre|hacia|alrededor de) (las? )<h>
maxPrice=0 (entrada|acceso) (libre|gratis|gratuit[oa])|(sin|nada de) pag(ar|o)|0 (€|euros?)|(es |todo )?(gratis|gratuit[oa]s?)
price ((por |a )?menos de|hasta|maximo|como (maximo|mucho)|max|no mas de|tengo|presupuesto( de)?) <e>( como maximo)?|<e> (como (maximo|mucho)|max(imo)?)
price ((entre|de) )?<f> (y|a|-) <e>
price (mas de|desde|a partir de) <v>
minPrice=0.01 (no|nada) (es )?gratis|de pago
text (parking|wifi) gratis
maxPrice=15 (no |poco |nada )(muy |demasiado )?car[oa]s?|(gratis o )?barat(it)?[oa]s?|economic[oa]s?|asequibles?
text sin (alcohol|cita)
age (?!((de|por) )?\d+ mes)(?<!\b(los|sus|hace|mas|men\w+)( de)? )((${children}|${child}|entre|de|desde|para|a|partir|tiene|mis?) )*<x>( (a|[-/]|y) <x2>)? (anos?( en adelante)?|(?<u>meses))(?! del? )|(con|para) ((un|mi|el) )?bebes?
under ((${children}|${child}|para|de) )*men(ore|o)s de <x> anos(?! gratis)
family=1 ${children}
online=1 en linea|online|webinars?|videoconferencia
access=step-free sin (escaleras|escalones)
access=mobility sillas? de ruedas|movilidad reducida
access=visual ciegos|(persona|para( una?)?) cieg[oa]|discapacidad visual
access=audio-description audiode[a-z]+
access=hearing sord[oa]s?|discapacidad auditiva
access=sign-language lengua de (signos|senas)
access=intellectual discapacidad intelectual|lectura facil
access=psychic discapacidad psiquica
sort=distance mas cercan[oa]s?
sort=date por fecha
sort=price mas barat[oa]s?
sort=popularity mas populares?
position=1 (cerca|alrededor|al lado) (de (mi( casa)?|aqui|casa)|mia|mio)|por aqui( cerca)?|(por|en) mi zona
near (cerca|alrededor|al lado|no (muy )?lejos) de|junto a
near (menos de |radio de )?<r> (alrededor )?de
radius y alrededores|(menos|radio) de <r>|(a )?(menos de )?<r> de (mi|aqui|casa)
place en|a
text grat(is|uit[oa]s?) ((para|hasta|si)( menores)?|(el|la) pri[a-z]+ [a-z]+)|<o> (santo|negro|de)|(primer|ultimo) (<o>|fin de semana)( de <m>)?|(semana|quincena) de <m>|puente de <m>|menores de \d+( anos)?( gratis)?
but pero
without (todo )?(sin|no quiero|no|excepto|salvo|menos(?! de)|ni|nada de|aparte de|nunca|tampoco|otr[oa] (cosa )?que|que no sean?( de)?|fuera de|--)
not no solo|lejos de|en lugar de|a mas de \d+ km
never (no apt|cerrad|complet|prohibid|agotad|cancelad)[oa]s?|no (puedo|hay|me gusta|son|es)
access=quiet (hora|horario)s? tranquil[oa]s?
unread (cerca|alrededor) de|sin (reserva|inscripcion|(los )?(nin|hij)os)|por que no|por favor|hay( algun[oa]?s?)?|tengo ganas|no (muy|demasiado) tarde
unread con ([a-z]{2,4} )?(amig[oa]s|colegas|companer[oa]s)|con mis? [a-z]+|en (pareja|grupo)|una cita|(yo )?sol[oa]s?|(para )?(dos|\d+) personas|para dos(?= ([,a-z]{1,2} |<o>|hoy)|$)|por persona
unread (a )?<v>`,
  words: {
    music:
      'concierto,musica,musica en directo,musica en vivo|pop|rock:rock,metal|electronic:electronica,electro|hip-hop:hip hop,rap,rnb,r n b|classical:opera*,musica clasica,concierto clasico|jazz:jazz,soul,funk|world-music:musica del mundo',
    sport:
      'deporte,deportivo|football:futbol,partido de futbol|motorsport:deporte de motor|rugby:rugby,partido de rugby|combat-sports:deporte de combate|athletics:atletismo|racket-sports:deporte de raqueta|water-sports:deporte acuatico,deporte nautico|mountain-sports:deporte de montana|equestrian-sports:equitacion,hipica,deporte ecuestre|golf|board-sports:deporte de deslizamiento|extreme-sports:deporte extremo|basketball:baloncesto,basket|handball:balonmano|volleyball:voleibol,voley',
    leisure:
      'ocio|literature:literatura|cinema:cine,pelicula|video-games:videojuego,juego de video|gardening:jardineria,bricolaje|hiking:senderismo|cars:automovil|neighbourhood-parties:fiesta de barrio,fiesta del barrio|traditional-parties:fiesta tradicional|seasonal-parties:fiesta de temporada|markets:mercado*|flea-markets:mercadillo,rastro,mercado de pulgas|country-fairs:feria*',
    food: 'gastronomia,gastronomico|cooking:cocina',
    culture:
      'cultura,cultural|theatre:teatro*,obra de teatro|dance:danza,baile|exhibitions:exposicion,expo|talks:conferencia,charla|workshops:taller|heritage:patrimonio|photography:fotografia',
    tech: 'tecnologia,tech,tecnologico',
    festival:
      'festival|music-festivals:festival de musica,festival musical|cultural-festivals:festival cultural|food-festivals:festival gastronomico,festival de gastronomia|arts-festivals:festival de arte,festival artistico|traditional-festivals:festival tradicional,festival folclorico',
  },
  narrowing:
    'free k indie hard punk heavy death black alternativo house urbana camara barroca antigua sinfonico manouche latino latina celta africana tradicional folk torneo sala mini playa club infantil contemporanea clasica oriental temporal permanente debate vintage navideno libre',
  asking:
    'espectaculos? hacer q k ke busc(o|ando|amos) busca quiero quisiera gustaria apetece (es)?toy ganas planes ideas? recom(iendas?|iendame|endar|endacion) muestrame (deci|di)me empie(ce|za)n? puedo puedes ir a?donde cuales hola gracias hag[ao] pasa porfa oye buenas accesibles? eventos? actividad(es)?',
  corrected: 'gratis barato noche finde',
  lookalikes: 'concerto convierto carla domino dominio marte mares vienes salado marcado rostro cocinar',
  commonNames: 'tours orange gap orsay',
  regions: 'champagne la_madeleine',
  articles: 'de del el la las los un una',
  silent:
    'me xa que a al algo algun alguna aqui con cosas cual e ella en es esta este fuera hasta le lo mi mis mas o para pero por quien ser te unas unos ver y plan',
  or: 'o u /',
  isDayFirst: true,
};
