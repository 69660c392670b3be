// Runs PayPal's script in a page of its own. Only this site may show the page in a frame (`frame-ancestors`); no secret goes back to it.
const say = (kind) => parent.postMessage({ kind }, '*');

function start({ scriptUrl, clientId, token }) {
  const address = new URL(scriptUrl);
  address.searchParams.set('client-id', clientId);
  address.searchParams.set('vault', 'true');
  address.searchParams.set('intent', 'tokenize');
  const script = document.createElement('script');
  script.src = address.href;
  script.addEventListener('error', () => say('failed'));
  script.addEventListener('load', () => {
    const { paypal } = globalThis;
    if (paypal === undefined) return say('failed');
    paypal
      .Buttons({
        createBillingAgreement: () => token,
        onApprove: () => say('approved'),
        onCancel: () => say('dismissed'),
        onError: () => say('failed'),
      })
      .render('#paypal');
  });
  document.head.append(script);
}

addEventListener('message', ({ source, data }) => {
  if (source === parent && data?.kind === 'start') start(data);
});
say('ready');
