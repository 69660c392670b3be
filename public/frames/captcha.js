// Runs the captcha's script in a page of its own. Only this site may show the page in a frame (`frame-ancestors`); the answer alone goes back to it.
const say = (said) => parent.postMessage(said, '*');
const fail = () => say({ kind: 'failed' });

/** Height from which what a provider shows is something to do: its mark, which is always there, is lower. In pixels. */
const CHALLENGE_HEIGHT = 150;

/** Says once that the provider shows the guest something to do. It does so in a frame of its own. */
function watchChallenge() {
  const isChallenge = (frame) => frame.checkVisibility({ visibilityProperty: true }) && frame.getBoundingClientRect().height >= CHALLENGE_HEIGHT;
  const watch = new MutationObserver(() => {
    if (![...document.querySelectorAll('iframe')].some(isChallenge)) return;
    watch.disconnect();
    say({ kind: 'asking' });
  });
  watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
}

function start({ scriptUrl, siteKey, action }) {
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.addEventListener('error', fail);
  script.addEventListener('load', () => {
    const { grecaptcha } = globalThis;
    if (grecaptcha === undefined) return fail();
    watchChallenge();
    grecaptcha.ready(() => grecaptcha.execute(siteKey, { action }).then((answer) => say({ kind: 'answered', answer }), fail));
  });
  document.head.append(script);
}

addEventListener('message', ({ source, data }) => {
  if (source === parent && data?.kind === 'start') start(data);
});
say({ kind: 'ready' });
