/** A host that sells tickets or takes registrations. */
export interface TicketHost {
  /** The host without `www.`, which includes its subdomains. */
  readonly host: string;
  /** The prefix of the path, if only a part of the host sells; otherwise empty. */
  readonly path: string;
  /** The company. Its home page (`https://` and the host) is the source of the row. */
  readonly company: string;
}

/** Hosts with an asterisk are linked in records of “Évènements publics OpenAgenda”. */
const table = `
billetreduc.com | BilletRéduc *
billetweb.fr | Billetweb *
bizouk.com | Bizouk
dice.fm | DICE
digitick.com | Digitick
docs.google.com/forms | Google Forms *
eventbrite.com | Eventbrite *
eventbrite.fr | Eventbrite *
eventim.fr | Eventim
evenium.net | Evenium
festik.net | Festik
fnacspectacles.com | Fnac Spectacles
forms.gle | Google Forms *
forms.office.com | Microsoft Forms *
forumsirius.fr | Sirius
framaforms.org | Framaforms
francebillet.com | France Billet
goo.gl/forms | Google Forms *
helloasso.com | HelloAsso *
hormur.com | Hormur *
klikego.com | Klikego
mapado.com | Mapado *
meetup.com | Meetup *
njuko.net | Njuko
notikumi.com | Notikumi
passculture.app | pass Culture *
placeminute.com | Placeminute
seetickets.com | See Tickets
shop.secutix.com | SecuTix
shotgun.live | Shotgun
theatreonline.com | Théâtre On Line
themisweb.fr | Thémis *
ticketac.com | Ticketac
ticketmaster.fr | Ticketmaster
vivaticket.com | Vivaticket
vostickets.net | VosTickets
weezevent.com | Weezevent *
yapla.com | Yapla
yurplan.com | Yurplan
`;

/** The hosts of French ticket services, as data: add a new host as a new line. */
export const ticketHosts: readonly TicketHost[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [place = '', company = ''] = row.replace(/ \*$/, '').split(' | ');
    const [host = '', ...path] = place.split('/');
    return { host, path: path.map((part) => `/${part}`).join(''), company };
  });
