import type { SteeringDictionary } from './SteeringDictionary.ts';

/** Spanish, for `steer`. */
export const spanishSteering: SteeringDictionary = {
  opening:
    'pues|bueno|vale|ok|si|hola|oye|y|ademas|tambien|por favor|porfa|a ver|la verdad|en realidad|mejor|(me )?(puedes|podrias|podeis)',
  closing:
    'por favor|porfa(vor)?|gracias|si (puede ser|es posible)|para (mi|nosotros)|(en|de) (la|mi|esta) lista|plis|pls|eh|anda|un monton|tio|muchas gracias',
  but: 'pero|luego|aunque|porque|asi que|salvo que',
  at: 'en',
  nouns:
    'cosas?|planes?|plan|eventos?|actividad(es)?|salidas?|ideas?|algo|todo|todos|todas|que|es|sea|son|rollo|tipo|tema|cosillas?',
  subjects: [
    ['family', 'ninos?|peques|familias?|familiar(es)?|infantil(es)?|crios?'],
    ['food', 'comida|comer|gastro'],
    ['cinema', 'cine|pelis?|peliculas?'],
    ['literature', 'libros?|lectura'],
    ['dance', 'baile'],
    ['exhibitions', 'museos?|expos?'],
    ['video-games', 'videojuegos?'],
    ['hiking', 'senderismo|caminatas?|rutas?'],
    ['tech', 'tecnologia'],
  ],
  starts: 'mas|menos|nada|sin|solo|nunca|no',
  vague:
    'mas|menos|nada|sin|solo|nunca|no|demasiado|bastante|tarde|temprano|pronto|lejos|cerca|car[oa]s?|barat[oa]s?|otr[oa]s?|bien|mal|muy|ahora|aqui|me|te|lo|quiero|puedo|tengo|hay|voy|vale|veces|vez|precio|distancia|euros?|km|horas?|ruidos[oa]s?|tranquil[oa]s?|este|esta|esto|eso|ese|mejor|nuev[oa]s?|diferentes?|que|como|cuando|donde|quien|mucho|much[oa]s|pie|asi|salir|casa|segundo|primero|ultimo|i|gente|sitios?',
  weekend: '(el |los |este )?(fin(es)? de semana|findes?)',
  workdays: 'entre semana|(los )?dias? (laborables?|de diario|entre semana)',
  parts: ['mananas?', 'tardes?', 'noches?', 'madrugadas?'],
  noon: 'mediodia|medio dia',
  midnight: 'medianoche|media noche',
  rules: [
    ['unread', '(no|ni) (esta mal|ahora|todavia|se|mucho|importa|pasa nada|gracias|idea|hablar)'],
    [
      'reset',
      '(olvida|borra|elimina|resetea|quita|limpia|reinicia)(r|lo|me)? (todo|mis gustos|mis preferencias|todos mis gustos|todo lo (que he dicho|anterior)|la lista)|(olvidalo|borralo) todo|(empez(ar|amos|emos)|empieza|volver a empezar|partir|vuelve) (otra vez|de (cero|nuevo)|desde (cero|el principio))?|(vuelve |volver )?a cero|reset|reiniciar|borron y cuenta nueva',
    ],
    [
      'undo',
      '(deshaz|deshacer|anula|anular|cancela|revierte)(lo)?( eso| lo ultimo| el ultimo cambio)?|(vuelve|volver|vuelta|da marcha) atras|como antes|(he cambiado|cambie) de (idea|opinion)|me he equivocado|ups|dejalo como (estaba|antes)',
    ],
    [
      'hideOrganiser',
      '(no( quiero)?( nada)?( mas)?|nada( mas)?|nunca( mas)?|bloquea|oculta|quita|elimina|silencia|fuera)( a)?( eventos| nada)?( de| a)? (este|ese|esta|esa|estos|el mismo)( mismo)? (organizador(a|es)?|promotor(a)?|asociacion)',
    ],
    [
      'likeThis',
      '(mas|otros|otras|otro|ensename mas|quiero mas|dame mas|muestrame mas)( cosas| eventos| planes)? (como|parecid[oa]s? a|similares a|de|en) (este|esta|estos|eso|esto|ese|esa|este estilo|ese estilo|este tipo|este rollo|ese tipo)|(algo |mas )?(del mismo|de este|en este|por el) (estilo|tipo|rollo|genero)|mas de lo mismo|(algo )?(parecido|similar)|me (gusta|encanta|mola) (este|esto|esta|eso)|mas asi|mas como este',
    ],
    [
      'unlikeThis',
      '(nada|no|menos|no mas)( quiero)?( cosas| eventos| planes| nada)? (como|parecido a|de|similar a) (este|esta|esto|estos|eso|ese|este estilo|este tipo|este rollo)|no es (lo mio|mi (estilo|rollo|tipo)|para mi)|(esto |este )?no (me )?(va|pega|encaja)( conmigo| nada)?|nada que ver( conmigo)?',
    ],
    [
      'hideThis',
      '(oculta|esconde|quita|elimina|borra|ignora|no|fuera|descarta)(me|r|lo)? (este|esta|ese|esa|esto|eso)( evento| plan| de aqui)?|(este|esto|ese|esta) no( me interesa)?|no me interesa( este| esto| nada)?|ya (lo )?(he visto|he ido|he estado|estuve|vi|conozco)|ocultalo|quitalo',
    ],
    [
      'surprise',
      '(sorprende|sorprenda|asombra)(me|nos)|(algo |elige |uno |lo que sea )?al azar|(algo|ensename algo|quiero algo|prueba algo|dame algo) (nuevo|distinto|diferente|inesperado|original|fuera de lo normal)|saca(me|nos) de mi (burbuja|zona de confort|rutina)|(una )?sorpresa|a lo loco|lo que sea|(voy a tener |tengo )?suerte|descubre(me|nos) algo( nuevo)?',
    ],
    [
      'vary',
      '(varia|variar|mezcla|mezclar|diversifica|alterna|cambia)(lo)?( un poco| mas)?( (la lista|los generos|de tema))?|(un poco )?(mas|de) (variedad|variado|diversidad|diverso)|(es |sale |sale[ns]? |ponen? )?siempre (es )?(lo mismo|igual|los mismos|las mismas( cosas)?)|(un poco )?de todo|(es )?(muy |demasiado )?(repetitivo|monotono)|todo (es )?(igual|lo mismo)|que no sea siempre lo mismo',
    ],
    [
      'anyPrice',
      '(el |mi )?(precio|dinero|presupuesto) (me )?(da igual|no importa|es lo de menos|no es (un )?problema|es ilimitado|ilimitado)|(cualquier|a cualquier) precio|(sin|no hay|quita el) (limite|tope|maximo)( de)? (precio|presupuesto|dinero)|(me )?da igual (el precio|lo que cueste|el dinero)|no (me )?importa (el precio|lo que cueste|el dinero|pagar)|cueste lo que cueste',
    ],
    [
      'free',
      '(solo|solamente|unicamente|nada mas que)( lo| cosas| eventos| planes| que sea)? ?(gratis|gratuit[oa]s?)|(cosas |todo |planes )?(gratis|gratuit[oa]s?) (solo|solamente|unicamente|y ya)|(estoy|ando|voy|estamos) (sin (blanca|dinero|un duro|pasta)|pelad[oa]s?|a dos velas)|no quiero (pagar|gastar)( nada)?|(nada|no) de pago|sin pagar|(0|cero) (€|euros?)',
    ],
    [
      'maxPrice',
      '(nada|no|nunca)( quiero)?( pagar| gastar)?( de| que cueste| que valga| que pase de| por)? ?(mas( caro)?|encima|superior)( de| que| a) <n>( €| euros?| pavos)?|(menos de|hasta|por debajo de|(como )?maximo|max|como mucho|no mas de|(mi |con un |tengo un )?presupuesto( maximo)?( es)?( de)?|tope( de)?|a menos de) <n> (€|euros?|pavos)( max(imo)?| por persona| la entrada)?',
    ],
    ['maxPrice', '<n> (€|euros?|pavos) (max(imo)?|como (maximo|mucho)|o menos|tope|a lo sumo)'],
    ['maxPrice', '(max(imo)?|(mi )?presupuesto|tope) <n>'],
    [
      'cheaper',
      '(algo |un poco |mucho |aun )?(mas (barat[oa]s?|economic[oa]s?|asequibles?)|menos car[oa]s?)|(es |son |esta |todo es |todo |esto es )*(muy|demasiado|tan|super|mucho mas) car[oa]s?|(tengo |voy con |ando con )?poco (presupuesto|dinero)|(nada|no)( de)?( muy| tan| demasiado)? car[oa]s?|(baja|bajar|menos) (el |de )?precio|precios? mas bajos?|(que sea )?barat[oa]s?|barat(ito|ita)s?',
    ],
    [
      'within',
      '((nada|no|nunca)( quiero)?( a)? (mas( lejos)?( de| que)|por encima de)|(solo )?a menos de|(en )?un radio de|radio de|(como )?maximo( a)?|max|hasta|no mas (de|lejos de)|dentro de|menos de) <n> (km|kms|kilometros?)( max(imo)?| a la redonda| de (mi casa|casa|mi|aqui)| alrededor)*',
    ],
    ['within', '(a )?<n> (km|kms|kilometros?) (max(imo)?|como (mucho|maximo)|a la redonda|o menos|alrededor)'],
    [
      'nearer',
      '(algo |un poco |mucho )?(mas cerca|mas cercan[oa]s?|menos lejos)( de (mi casa|casa|mi|aqui|nosotros))?|(esta |esta todo |queda |todo |me pilla |es |son )*(muy|demasiado|super|tan) lejos( de (casa|mi casa))?|no (tan|muy|demasiado) lejos|(que este )?(por|en) (mi|el) (barrio|zona)|cerca de (mi casa|casa|mi|aqui)|aqui al lado|al lado de casa|(que este )?cerca|no tengo coche|voy (a pie|andando)',
    ],
    [
      'farther',
      '((un poco )?mas lejos( (vale|tambien|esta bien|me vale))?)|(amplia|ampliar|aumenta|extiende|agranda)( un poco| mas)?( la (zona|busqueda|distancia)| el (radio|area))?|(puedo|podemos|no me importa|estoy dispuest[oa] a) (ir|viajar|conducir|moverme|desplazarme)( un poco)?( mas)?( lejos)?|(tengo|tenemos) coche|(la )?distancia (me )?(da igual|no importa|no es (un )?problema)|(me )?da igual (la distancia|lo lejos)|aunque este lejos|no (me )?importa la distancia',
    ],
    [
      'access',
      '(tiene que ser|que sea|necesito( que sea)?|voy|vamos|estoy|uso|solo|con|debe ser)?( en| un| una)? ?<s>',
    ],
    [
      'home',
      '(vivo|vivimos|estoy viviendo|resido|me he mudado|me mude|trabajo|me alojo|me quedo|me hospedo|duermo)( ahora)? (en|a|cerca de|por) <c>',
    ],
    ['home', '(estoy|estamos|ando|soy|somos)( ahora)? (en|por|cerca de|de) <c>'],
    ['home', '(mejor |busca |mira |prefiero )?(por|cerca de|alrededor de|hacia|desde) <c>'],
    [
      'notBefore',
      '(nada|no|nunca|ningun evento)( quiero)?( nada)? antes (de|del) (la |las )?<h>|(solo |que sea |mejor )?(despues (de|del)|a partir (de|del)|desde|pasadas|tras) (la |las )?<h>|(trabajo|salgo|termino|acabo|curro|estudio|estoy libre|tengo libre|salgo de trabajar|salgo del trabajo|termino de trabajar)( del? (trabajo|currar|curro|trabajar))? (hasta|a|desde|a partir de|sobre) (la |las )?<h>|que (empiece|empiecen|comience) (despues de|a partir de) (la |las )?<h>',
    ],
    ['notBefore', 'antes (de|del) (la |las )?<h> (no|nada|nunca)'],
    [
      'notAfter',
      '(nada|no|nunca)( quiero)?( nada)? (despues|mas tarde|mas alla|pasad[oa]s?) (de|del|que)? ?(la |las )?<h>|(solo |que sea |que acabe |que termine |acabar |terminar )?(antes (de|del)|hasta|como tarde|no mas tarde de) (a )?(la |las )?<h>( como (mucho|tarde))?|(tengo que|debo|he de|necesito|quiero) (volver|estar en casa|irme|llegar a casa|acostarme|salir)( a casa)? (antes de|a|sobre|para) (la |las )?<h>|(mi |el )?ultimo (tren|bus|metro|autobus)( (es|sale))? (a|antes de) (la |las )?<h>',
    ],
    ['notAfter', 'despues (de|del) (la |las )?<h> (no|nada|nunca)'],
    ['between', '(solo |que sea |mejor )?(entre|de|desde) (la |las )?<h> (y|a|hasta) (la |las )?<h2>'],

    [
      'never',
      '(no quiero|no quiero ver|no me (muestres|ensenes|pongas|propongas|recomiendes|sugieras|saques)|no (muestres|pongas|ensenes|recomiendes|sugieras)|no volver a ver)( ver)?( nada)?( mas| ningun| ninguna| nunca)*( de)? <s>( nunca mas| nunca| jamas)?',
    ],
    [
      'never',
      '(deja|para|basta|dejad)( ya)? de (mostrar|ensenar|poner|proponer|recomendar|sugerir|sacar)(me|nos)? <s>',
    ],
    [
      'never',
      '(quita|elimina|oculta|borra|excluye|saca|esconde|suprime|bloquea|fuera|descarta|stop|evita)(me|r)?( todo lo( que sea)?| todos los| todas las| a)?( de)? <s>',
    ],
    ['never', '(nunca( mas)?|jamas|no mas|cero|ni|ningun|ninguna|sin|nada de( nada de)?|todo menos|adios( a)?) <s>'],
    ['never', '(odio|detesto|no (soporto|aguanto)|aborrezco|tengo alergia a(l)?|soy alergic[oa] a(l)?) <s>'],
    ['never', '<s> (ni (loco|loca|hablar|en broma)|nunca( mas)?|jamas|no gracias)'],

    [
      'less',
      '((un poco |mucho |bastante |algo |muchisimo )?menos|no tant[oa]s?|no tan|no demasiad[oa]s?|(hay |veo |salen? )?(demasiad[oa]s?|mucho|muchas|muchos|tant[oa]s?)|reduce|limita|baja|poc[oa]s?)( de)? <s>( ya)?',
    ],
    [
      'less',
      '((estoy|estamos)( ya)? hasta (las narices|el gorro)|paso|(estoy|estamos)( ya)?( un poco| muy)? (hart[oa]s?|cansad[oa]s?|aburrid[oa]s?|saturad[oa]s?)|hart[oa]s?|basta( ya)?|ya (esta bien|vale|basta)|me (canse|he cansado|aburri))( de)? <s>( ya)?',
    ],
    [
      'less',
      '<s> (no (es|son)( muy| exactamente| realmente)? (lo (mio|nuestro)|mi (rollo|fuerte|estilo|cosa|tema|favorit[oa]|tipo)|para mi)|no (me|nos) (va|van|gusta|gustan|mola|molan|interesa|interesan|llama|llaman|apasiona|entusiasma|atrae)( (mucho|nada|demasiado|tanto|especialmente|la atencion|del todo))*)',
    ],
    [
      'less',
      'a? ?(mi |nosotros )?no (me|nos) (va|van|gusta|gustan|mola|molan|interesa|interesan|llama|llaman|apasiona|apasionan|entusiasma|atrae|atraen)( (mucho|nada|demasiado|tanto|especialmente|la atencion|del todo))* <s>',
    ],
    [
      'less',
      '(no (soy|somos)( muy| demasiado| nada| gran| un gran| mucho| tan)*( fan(atico|atica|s)?| aficionad[oa]s?| amigo| amiga)?( de| del| a))? ?<s> (me|nos) (aburre|cansa|harta|agobia|satura)n?',
    ],
    [
      'less',
      'no (soy|somos)( muy| demasiado| nada| gran| un gran| mucho| tan| una gran)*( fans?| fanatic[oa]s?| aficionad[oa]s?| amig[oa]s?)?( de| del| a| al) <s>',
    ],
    ['less', '(me|nos) (aburre|cansa|harta|agobia|satura)n? <s>'],

    [
      'restore',
      '(al final|despues de todo|pensandolo bien|bien pensado|finalmente)( el| la| los| las)? <s>( (si|vale|esta bien|me vale|me gusta))?',
    ],
    ['restore', '<s> (al final )?(si|vale|esta bien|ok|por que no|de nuevo|otra vez)( otra vez| de nuevo| al final)?'],
    [
      'restore',
      '(vuelve a (poner|mostrar|ensenar)(me)?|recupera|devuelve(me)?|olvida( lo que (dije|he dicho) (de|sobre))?|permite|desbloquea)( el| la| los| las)? <s>',
    ],

    [
      'only',
      '(solo|solamente|unicamente|exclusivamente|nada mas que|unica y exclusivamente)( quiero| puedo| salgo| me interesa)?( ver| salir)?( por| en| el| los| la| las)* <s>',
    ],
    ['only', '<s> (solo|solamente|unicamente|exclusivamente|y nada mas|y punto|o nada)'],
    ['only', '(no quiero|no salgo|no puedo|no voy)( ver| salir)? (mas|otra cosa|nada mas) que <s>'],

    ['never', '<s> (no|nada)'],
    ['never', '(nada|no|ni)( (en|por|de|del|los|las|el|la|a|al|que sea))* <s>'],

    [
      'more',
      '((un poco |mucho |bastante |algo |aun |muchisimo |todavia )?(mas|otr[oa]s)|mayormente|sobre todo|prioridad a(l)?|viva|vivan|falta|faltan|hay poc[oa]s?|(me|nos) faltan?|especialmente)( de)? <s>',
    ],
    [
      'more',
      '(ensena|muestra|propon|pon|da|busca|anade|recomienda|sugiere|encuentra|saca|mete|prioriza|agrega|trae)(me|nos|r)?( un poco| mucho)?( mas)?( de)? <s>',
    ],
    [
      'more',
      '(quiero|queremos|quisiera|me gustaria|nos gustaria|busco|buscamos|prefiero|necesito|adoro|amo|deseo|me apetece)( ver| tener| ir a| oir| escuchar)?( mucho| un poco)?( mas)?( de)? <s>',
    ],
    [
      'more',
      '(a mi )?(me|nos) (encanta|encantan|gusta|gustan|chifla|chiflan|mola|molan|apasiona|apasionan|flipa|flipan|interesa|interesan|apetece|apetecen|pirra)( (mucho|muchisimo|un monton))? <s>',
    ],
    [
      'more',
      '(soy|somos)( muy| muy muy| un| una| unos| gran| super| grandes| tan)*( fans?| fanatic[oa]s?| amantes?| aficionad[oa]s?| apasionad[oa]s?| loc[oa]s?| forof[oa]s?)?( de| del| al?| por) <s>',
    ],
    ['more', '<s> (me (encanta|gusta|flipa|mola|chifla|apasiona)n?( mucho)?|a tope|ante todo|primero|siempre)'],
  ],
};
