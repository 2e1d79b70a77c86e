import { keptOnDevice } from '@/app/_hooks/kept-on-device';
import { DEFAULT_LOCALE, isLocale, LOCALES, pickLocale, type Locale } from '@/lib/i18n';

/** Where the choice is kept. Read before anything is drawn, which a database cannot offer. */
const KEY = 'lexio.locale';
export const SETTLING_ATTRIBUTE = 'data-settling';

const choice = keptOnDevice<Locale>(KEY, (text) => (isLocale(text) ? text : null));

/** The language the reader chose, else the first of the browser's that the app speaks. */
export function chosenLocale(): Locale {
  return choice.get() ?? pickLocale(navigator.languages ?? []);
}

export const chooseLocale = choice.set;
/** Calls back when the choice changes, here or in another window. */
export const watchLocale = choice.watch;

/**
 * Runs before the first paint: hides a page that is drawn in another language than the reader's until it is
 * redrawn, and shows it after three seconds come what may.
 */
export const SETTLE_SCRIPT = `(function(d){try{var c=null;try{c=localStorage.getItem('${KEY}')}catch(e){}
var l=c?[c]:navigator.languages||[];for(var i=0;i<l.length;i++){var t=l[i].toLowerCase().split('-')[0];
if(t==='${DEFAULT_LOCALE}')return;if(${JSON.stringify(LOCALES)}.indexOf(t)>=0){d.setAttribute('${SETTLING_ATTRIBUTE}','');
setTimeout(function(){d.removeAttribute('${SETTLING_ATTRIBUTE}')},3000);return}}}catch(e){}})(document.documentElement)`;
