/** What every first page has, whichever it is. */
const base = new RegExp(
  [
    'src/text/(text|lists|en/(app|menu|shell))\\.',
    'src/ui/(theme|start|fonts|reset|palette|media|is-still|Button|button-class|Icon|IconButton|Stack|Page|Notice|Thumbnail|Tabs|Field|TextField|VisuallyHidden|Skeleton|Loading|Bar|SkipLink|sheet-history-context|history-entry|recipe-runtime)\\.',
    'src/(flows/kit/(AddButton|adds-under-way|useScreen|useInSlices|useAfterFirstPage|lazy-view|focus-heading|ViewCart)|pages/shell/(?!NotFound|NoGroup|Footer)|pages/menu/(?!MenuUnreachable|NothingFound|find-on-menu|HiddenNote|MenuFilterChips|MenuSearch|mark-words)|pictures/)',
    'src/api/(client|errors|define-query|cart|menu|app|zone)\\.',
    'contract/(wire|endpoint|app|menu|menu-item|placard|stockout)\\.',
    'domain/(cafe/cafe\\.|combo/(choices|gone-by)|app/features|config/config|session/verification-needed|short-hash|phone/(digits|format)|notice|money|time/(?!seconds|zone)|menu/(?!category|changes|closeness|misspelled|offer|little-more|upsell|goes-well|near|menu-parts|price-limit|search|sought|allergen|listed|usual-line|substitute|without|made-without)|must|navigation/(?!profile|footer)|cart/(?!alternatives|awaited|choices-of|create|refusal|gift-cards|last-cart|lost-changes|with|checkable|reconcile|orderable|leave-out|sum|line|excluded|pending|pressed-price|price-change|same-line|order-details|contents|problems)|order/order\\.|order/destination)',
    'machines/(cart/cart-frame|notices/|overlays/)',
    'machines/((app|order)/(app|order)\\.(machine|setup)|orders/orders\\.machine|site/|kit/(?!persistable))',
    'machines/(session/\\w+\\.screen|auth/sign-in-options\\.)',
    'src/flows/(site/site|order/order)\\.ports\\.',
    'src/flows/(dynamic-pricing/(Lazy\\w+|card-price-text)|kit/lazy-extra)\\.|domain/pricing/overrides\\.|src/routes/app/-menu/use-price-overrides\\.',
    'src/routes/(__root|-shell/(Account|Auth|Cart|Frame|NotFound|Notices|OrderBar|Overlays|RouteError|Shell|lazy-part|full-load|use-app-context|use-cart|CartMessages|use-member|use-order|use-running|use-guest-sign-in|use-features|use-bar-time))\\.',
    'src/routeTree',
    // The addresses themselves; what they show comes apart.
    'src/routes/[^?]+html\\.tsx$',
    'vite/preload-helper',
    'src/flows/kit/(clock\\.ports|shared-writes|unavailable-words)\\.',
    // Of forms, the cart and the order setup too, of which none shall bring another.
    'domain/(validation/text|same-value|slots/order-size)\\.',
    'src/app/(main|composition|next-task|after-first-page|page|page-transition|server-clock|flow-key|define-flow|services|sheets|early-history|may-preload|storage/(storage|browser-state|browser-state\\.schema|order-record|shared-values)|actors|create-app|effects|flows|on-navigated|router|search-text|visit|error-log|config|query-client)\\.',
    'src/app/session/(auth|greeted|start-session)\\.',
    'src/flows/((?!phone-payment|pay-pal|payment-entry|wallet|gift-card)[\\w-]+/[\\w-]+\\.flow|allergens/avoidance-key|active-orders/placed-key|cart/(filled-key|load-keys))\\.',
    'src/routes/app/-(menu/(menu|menu-page|use-menu-filter|load-menu|use-judgement|use-section|use-quick-add))\\.',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** What opens with sign-in: one file instead of thirty. */
const auth = new RegExp(
  [
    'contract/(session|verification|loyalty|social|account-reason-codes)\\.',
    'src/api/(session|verification|loyalty|social|password-secret)\\.',
    'domain/(session/(?!verification-needed|unauthorized|stored)|config/providers|verification|validation/credentials)',
    'machines/(auth|edit-form|email-confirmation|member|sign-in|sign-up|credential-sign-in|verification|two-step)/',
    'src/flows/(session|kit|member|sign-in|sign-up|credential-sign-in|password|edit-form|verification)/(session|session-updates|member|sign-in|sign-up|credential-sign-in|password|edit-form|verification)\\.ports\\.',
    'src/flows/(session/session\\.(logic|effects)|verification/verification\\.logic)\\.',
    'src/app/session/(order-customer|stored-credential|providers)\\.',
    'src/ui/(PasswordField|quiet-actions)\\.',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Files of the build by what loads together (decision 007); of several that name a module, the one with the highest priority has it. */
export const chunkGroups: { readonly name: string; readonly test: RegExp; readonly priority: number }[] = [
  // Every page has these, so they are one file that stays in the browser's cache when ours change.
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|xstate|@xstate|@tanstack|valibot|up-fetch|@lingui)[\\/]/,
    priority: 4,
  },
  // What the first page has whichever it is, in one file: many small ones cost more than they save.
  { name: 'base', test: base, priority: 1 },
  // Of these the checkout has some too, which shall not bring sign-in with it.
  {
    name: 'person',
    test: /src[\\/]flows[\\/]kit[\\/](refusal|door-record|payment-keys)|src[\\/]routes[\\/]-shell[\\/]use-is-trusted|domain[\\/](phone|account|address[\\/](?!regions|change|saved)|payment[\\/]mask)|src[\\/]api[\\/]user\.|contract[\\/]user\./,
    priority: 1,
  },
  { name: 'auth', test: auth, priority: 0 },
  // Parts of forms and overlays, in one file: the first page's list of files has one name for them instead of thirty.
  {
    name: 'controls',
    test: /src[\\/](ui[\\/](?!PasswordField\.|quiet-actions\.|ResultRow\.|Select\.|CodeField|CodeEntry|EntryRow|MoneyTable|LongWait|Sheet|Stages|Steps|StickyActions|Snackbar|EmptyDish|Tableware)|flows[\\/](kit[\\/]use(?!CafeTime|Connection|Minute|SameValue)))|lucide[\\/]dist[\\/]esm[\\/]icons[\\/](check|chevron-\w+|x|map-pin|credit-card|ticket-percent|shopping-bag|locate-fixed|undo-2)\.|domain[\\/]slots[\\/]lead-time\./,
    priority: 0,
  },
  // A product has these bars without the views of the cart; what they are made of is above. The cart and the checkout have them, and lazy flows.
  { name: 'actions', test: /src[\\/](ui[\\/]StickyActions|routes[\\/]-shell[\\/]use-(lazy-flow|has-broken)\.)/, priority: 0 },
  // Of the scenes on the home page and of a product, and of empty pages; and a rule of the checkout, for which these have room.
  { name: 'tableware', test: /src[\\/]ui[\\/]Tableware|domain[\\/]payment[\\/]allocation\./, priority: 1 },
  // What the flow of a page shares with its views: one name in the first page's list instead of five.
  {
    name: 'setup',
    test: /domain[\\/](cafe[\\/](?!cafe\.)|slots[\\/](?!order-size)|order[\\/](setup-steps|order-cafe)|time[\\/]zone-label)|src[\\/](api[\\/](cafe|cafes-now)|app[\\/]locate)\.|contract[\\/](cafe|geocode)\.|machines[\\/](order-setup|cafe-search|address-search|slots)[\\/].*screen|src[\\/](routes[\\/]-shell[\\/]use-(cafe-settings|map)|ui[\\/]ResultRow|flows[\\/](cafe-search[\\/](cafe-pin|useActiveRow)|kit[\\/](useCafeTime|useMinute|useSameValue|every-minute|on-seen|wake)))\./,
    priority: 0,
  },
  // What pages and the flow of placed orders share: one name in the list of the home page instead of five.
  {
    name: 'tracking',
    test: /domain[\\/](tracking|order[\\/](active-orders|account-orders|owner|promise))|machines[\\/](tracker|active-orders|arrival|cancellation)[\\/].*screen|src[\\/](flows[\\/]tracker[\\/].*words|text[\\/](en|lazy)[\\/]tracker|routes[\\/](-shell[\\/]use-(viewer|session-wait)|app[\\/]-orders[\\/](placed-number|known-placed))|flows[\\/]kit[\\/]presence|flows[\\/]cancellation[\\/]canceling-record|app[\\/](storage[\\/]placed-orders|after-first-page[\\/](forget-others|follow-placed-orders))|flows[\\/]cart[\\/]lost-keys)\.|domain[\\/]session[\\/]stored\./,
    // Before `auth`, which would take what sign-out needs of it; what follows the first page would then load `auth`.
    priority: 1,
  },
  {
    name: 'item',
    test: /machines[\\/]product[\\/].*screen|domain[\\/](product[\\/](?!side|card-change|nutrition-rows|allergen-sources)|pricing[\\/]prices-under|menu[\\/]category|quantity|cart[\\/]line|cafe[\\/]cafe\.)|src[\\/](api[\\/](product|read-allergens)|flows[\\/]product[\\/](product\.context|meal-record))\.|contract[\\/](customization|quantity-rules|placard-hash)\.|src[\\/](routes[\\/]app[\\/]-cart[\\/]line-room|text[\\/](en|lazy)[\\/]quantity\.)/,
    priority: 0,
  },
  // The first file names every file that a part of the page may need, so what comes together is one.
  {
    name: 'cart-changes',
    test: /src[\\/]flows[\\/](kit[\\/](connected|cart-change)\.|cart[\\/](cart\.(logic|ports)|cart-notices|load-record|read-prices))|machines[\\/]cart[\\/](cart\.(machine|setup)|waiting-changes)|domain[\\/]cart[\\/]awaited-line\.|src[\\/]routes[\\/]app[\\/]-cart[\\/]awaited-item\.|src[\\/]flows[\\/]submit[\\/](submission-record|tab-lock|until-submitted)|src[\\/]app[\\/](storage[\\/](adopt-changes|cart-record|cart-tabs)|after-first-page[\\/]watch-placed-cart|cart-activity)|src[\\/]routes[\\/]app[\\/]-cart[\\/](settle-cart|presses-settled)|src[\\/]api[\\/](cart-changes|gone-cart|on-its-way)\.|domain[\\/]cart[\\/](create|gift-cards|reconcile|contents|checkable|excluded|pending|pressed-price|problems|same-line)|contract[\\/](cart|reason-codes|discount)\.|domain[\\/]discount[\\/]refusal\.|src[\\/]text[\\/](en|lazy)[\\/](cart|overlays)\./,
    priority: 0,
  },
  {
    name: 'notices',
    test: /src[\\/](app[\\/]session[\\/]sync-session|flows[\\/]notices[\\/](NoticesView|.*effects)|routes[\\/]-shell[\\/](LazyNotices|hide-on-leave))/,
    priority: 0,
  },
  {
    name: 'cart-views',
    test: /src[\\/]flows[\\/]cart[\\/]((?!SwapCard|AvoidedMark|LimitDialog|ExcludedLines|DeliveryMinimum|CartTrouble|unsaved-words)[A-Zlu]|excluded)|src[\\/]ui[\\/]MoneyTable|src[\\/]routes[\\/]app[\\/]-cart[\\/]((live-)?cart|cart-page|(use-)?(donations|discount)|use-codes)\.|flows[\\/]donation[\\/]DonationLines|flows[\\/]kit[\\/]SummaryRow|domain[\\/]donation|icons[\\/]hand-heart\.|src[\\/]routes[\\/]-shell[\\/]LiveWaiting|machines[\\/]cart[\\/]cart\.screen|domain[\\/](cart[\\/](leave-out|orderable|refusal|sums|last-cart)|checkout[\\/]tip\.)/,
    priority: 0,
  },
  // Of an order that another tab places.
  { name: 'other-tab', test: /src[\\/]text[\\/](en|lazy)[\\/]other-tab\./, priority: 0 },
  // What is compared, and checked for what the guest avoids: one name in the first page's list instead of two.
  { name: 'reorder', test: /order[\\/](reorder|line-allergens)\.|(api|contract)[\\/](avoided-lines|lost-lines|reorder)\./, priority: 0 },
  // What is offered in place of a line that cannot be ordered.
  {
    name: 'swap',
    test: /flows[\\/]cart[\\/]SwapCard|domain[\\/](cart[\\/]alternatives-for|menu[\\/](substitute|offering|usual-line)|pricing[\\/]priced-menu)\.|src[\\/]routes[\\/]app[\\/]-menu[\\/]use-(offering|priced-menu)\./,
    priority: 0,
  },
  // What the checkout and the page of an order say of a payment.
  {
    name: 'checkout-words',
    test: /src[\\/](text[\\/](en|lazy)[\\/]checkout|flows[\\/]payment-selection[\\/]payer-words)\./,
    priority: 0,
  },
  // The times in place of one that is gone: one name in the list of the checkout instead of two.
  { name: 'later-slots', test: /src[\\/](api[\\/]large-order-times|flows[\\/]submit[\\/]slot-offer\.ports)\./, priority: 0 },
  // What accounts and checkouts say of payments that are added: one name in the first page's list instead of eight.
  {
    name: 'added',
    test: /machines[\\/](payment-entry|pay-pal)[\\/].*screen|src[\\/](api[\\/](mil-star|payment-entry|campus-card|payment-changes)|flows[\\/](payment-entry[\\/]mil-star|pay-pal[\\/](pay-pal|agreement))\.ports)\.|contract[\\/](mil-star|campus-card|payment-changes)\./,
    priority: 0,
  },
  // The pages of providers in frames: one name instead of three.
  { name: 'frames', test: /src[\\/](app[\\/]frames[\\/]|flows[\\/]kit[\\/]ProviderFrame)/, priority: 0 },
  // The call of a missed visit, and what is shown of it: one name in the first page's list instead of two.
  { name: 'missed-visit', test: /(api|contract)[\\/]missed-visit\.|missed-visit\.screen/, priority: 0 },
  // What the discounts of a cart and what is left out of it share.
  { name: 'discounts', test: /src[\\/](api[\\/]discounts|app[\\/]storage[\\/]removed-discounts)\./, priority: 0 },
  // What the help with an order knows of its cafe, for its page and its flow.
  { name: 'recovery', test: /contract[\\/]remedy\.|src[\\/]api[\\/]recovery-cafe\./, priority: 0 },
  // Why a change of the cart was not made.
  {
    name: 'cart-trouble',
    test: /src[\\/](flows[\\/]cart[\\/](CartTrouble|cart-refusal|problem-words|unsaved-words)|text[\\/](en|lazy)[\\/]cart-trouble)\./,
    priority: 0,
  },
  // In place of a checkout that cannot be made.
  { name: 'no-checkout', test: /src[\\/]flows[\\/]checkout[\\/](Blocked|Stopped)Checkout\./, priority: 0 },
  // What comes once a guest gives.
  {
    name: 'donation',
    test: /src[\\/](flows[\\/]donation[\\/](DonationView|donation\.(logic|ports|effects))|routes[\\/]app[\\/]-cart[\\/]donation-part|api[\\/]donations|text[\\/](en|lazy)[\\/]donation)|machines[\\/]donation|contract[\\/]donation/,
    priority: 0,
  },
  {
    name: 'home',
    test: /src[\\/]pages[\\/]home[\\/](?!Cafes|GroupStart|Order|Greeting|Rewards|Returning|Usual|Ways)|src[\\/]routes[\\/]app[\\/]-home[\\/](home-menu|home-strip|use-home-start)|src[\\/]text[\\/](en|lazy)[\\/]home\.|domain[\\/]home[\\/](season|start)/,
    priority: 0,
  },
  {
    name: 'returning',
    test: /src[\\/]pages[\\/]home[\\/](Order|Greeting|Rewards|Returning|Usual|Ways)|src[\\/]text[\\/](en|lazy)[\\/]home-returning/,
    priority: 0,
  },
  // Of an email's link and of a guest's order, in one file.
  {
    name: 'news',
    test: /(domain|contract|machines|src[\\/](text[\\/]\w+|api))[\\/]prospect|flows[\\/]prospect[\\/](NewsOffer|prospect\.)|-shell[\\/]use-join/,
    priority: 0,
  },
  {
    name: 'profile',
    test: /src[\\/]flows[\\/]profile[\\/](Profile\.css|PartLoading)|src[\\/]ui[\\/]Select\.|src[\\/]text[\\/](en|lazy)[\\/]profile|machines[\\/]profile[\\/].*screen|domain[\\/]navigation[\\/]profile-parts|lucide[\\/]dist[\\/]esm[\\/]icons[\\/](coffee|house)\./,
    priority: 0,
  },
  // What a page is entered with and its view come together.
  {
    name: 'product-page',
    test: /src[\\/]routes[\\/]app[\\/]product[\\/]-(open-product|product-page)\./,
    priority: 0,
  },
  // Each is seldom shown, and small.
  {
    name: 'seldom',
    test: /src[\\/](pages[\\/](menu[\\/](NothingFound|MenuUnreachable|find-on-menu)|shell[\\/]NotFoundPage)|app[\\/](UnusableConfig|support-tool))/,
    priority: 0,
  },
  // What is offered beside a cart.
  {
    name: 'goes-well',
    test: /domain[\\/]menu[\\/](upsell|goes-well)\.|src[\\/](api[\\/]upsell|routes[\\/]app[\\/]-cart[\\/]goes-well)\.|contract[\\/]upsell\./,
    priority: 0,
  },
  // More than one order may have, what adds a line from beside its page, and prices that rules have changed: no page has them at first.
  { name: 'limits', test: /src[\\/](flows[\\/]kit[\\/](TooMany|limit-text)|text[\\/](en|lazy)[\\/]limit)\./, priority: 0 },
  {
    name: 'adding',
    test: /machines[\\/](adding|press)[\\/]|src[\\/](flows[\\/](adding[\\/](?!adding\.flow)|kit[\\/]AddingWords|cart[\\/]held-lines)|text[\\/](en|lazy)[\\/]adding\.|routes[\\/]app[\\/](-menu[\\/](press-(card|end)|presses-under-way)|-cart[\\/](begun-press|take-at-price)))/,
    priority: 0,
  },
  { name: 'was', test: /flows[\\/]dynamic-pricing[\\/](PriceWas|CardPrice)|domain[\\/]pricing[\\/]least-override/, priority: 0 },
  // What the menu and a product know of what the guest avoids.
  {
    name: 'avoidance',
    test: /domain[\\/]menu[\\/]allergens\.|src[\\/](api[\\/]allergens|flows[\\/]allergens[\\/]avoidance-record|routes[\\/]app[\\/]-menu[\\/]use-avoidance)\./,
    priority: 1,
  },
  {
    name: 'allergens',
    test: /machines[\\/]allergens|domain[\\/]menu[\\/]allergen-rows\.|src[\\/](flows[\\/]allergens[\\/]allergens\.(logic|ports))\./,
    priority: 0,
  },
  // The doors to an order once more and to help with it, on several pages.
  {
    name: 'order-again',
    test: /src[\\/](app[\\/]after-first-page[\\/]take-up-reorder|flows[\\/](kit[\\/]OrderAgain|reorder[\\/]held-reorder|remedy[\\/]held-remedy)|routes[\\/]-shell[\\/](use-order-again|use-get-help)|text[\\/](en|lazy)[\\/]reorder)\.|domain[\\/](remedy[\\/]gate|order[\\/]past-order)\./,
    priority: 1,
  },
  // What its flow and its views share.
  {
    name: 'remedy',
    test: /machines[\\/]remedy|domain[\\/]remedy[\\/](remedy|selection)\.|src[\\/]text[\\/](en|lazy)[\\/]remedy/,
    priority: 0,
  },
  // What an address asks for besides its page.
  { name: 'requested', test: /src[\\/](app[\\/]open-requested|routes[\\/]-(requested|email-token))/, priority: 0 },
  // Pages that a link in an email leads to.
  { name: 'links', test: /src[\\/]routes[\\/]app[\\/]-links[\\/](LinkForm|reset-page|unsubscribe-page)/, priority: 0 },
  // The sandbox has this too, whose file would take it along.
  { name: 'phone-status', test: /domain[\\/]payment[\\/]phone-status\./, priority: 2 },
  { name: 'drawer', test: /sandbox[\\/]drawer/, priority: 0 },
  { name: 'persist', test: /src[\\/]app[\\/]persist\.|machines[\\/]kit[\\/]persistable\./, priority: 1 },
  {
    name: 'cart-read',
    test: /src[\\/]api[\\/](cart-read|last-cart)|domain[\\/]cart[\\/]last-cart|contract[\\/]cart-(summary|item|entity)\./,
    priority: 1,
  },
  { name: 'session', test: /src[\\/]app[\\/]session[\\/](member-in|verify-member|on-session-headers|fraud|script)\./, priority: 0 },
  { name: 'map', test: /src[\\/]flows[\\/]kit[\\/]map[\\/](MapPicture|CafePlace)/, priority: 0 },
  { name: 'phone', test: /PhoneField|lucide[\\/]dist[\\/]esm[\\/]icons[\\/]phone\./, priority: 0 },
  // What kinds of cards share that are typed in the account or at the checkout.
  { name: 'typed-cards', test: /(contract|src[\\/]api)[\\/](campus-card|mil-star)\./, priority: 0 },
  {
    name: 'payment-changes',
    test: /(contract|src[\\/]api)[\\/](payment-(changes|entry)|gift-card)\.|domain[\\/]payment[\\/]gift-card\.|src[\\/]flows[\\/](payment-entry|pay-pal|wallet)[\\/][\w-]+\.context\./,
    priority: 0,
  },
  // The dialogs in which a way to pay is added, and the list of them.
  { name: 'payment-screens', test: /machines[\\/](pay-pal|wallet|payment-entry|stored-payments)[\\/].*screen/, priority: 0 },
  // The flow of the checkout: what comes later of a submission uses this, and none of it is a file of its own.
  {
    name: 'checkout',
    test: /machines[\\/](checkout[\\/]checkout\.(machine|setup)|submit[\\/]submit\.(machine|ends))|src[\\/]flows[\\/](checkout[\\/]checkout\.(logic|ports|context|effects)|submit[\\/](later-slots|submit|submit-refusal|obstacle|payment|dropping)\.ports|payment-selection[\\/](payment-selection\.(logic|ports|context)|choice-record)|gift-card[\\/]takes-tips\.|card[\\/]kept-draft)|src[\\/]api[\\/]error-detail\./,
    priority: 0,
  },
  {
    name: 'payment',
    test: /domain[\\/](checkout[\\/](?!refusal|slot-gone|tip)|payment[\\/](?!allocation|mask|campus|institution|phone|mil-star|gift-card|paid-with))|src[\\/]api[\\/](payment|campus-payment|stored-payment|gift-card-secret|order)\.|contract[\\/](payment|stored-payment|submit)\.|machines[\\/](checkout|submit|payment-selection)[\\/].*(screen|choice)/,
    // Before sign-in, whose profile has some of it too.
    priority: 1,
  },
  { name: 'lost', test: /src[\\/]flows[\\/]cart[\\/]kept-losses\.|domain[\\/]cart[\\/]lost-changes\./, priority: 0 },
  { name: 'pricing', test: /src[\\/]api[\\/]pricing\.|domain[\\/]pricing[\\/]order-context\./, priority: 0 },
  { name: 'menu-info', test: /contract[\\/]menu-info\./, priority: 0 },
  // What follows the first page: one file instead of nine in turn. What other files share with it has groups of its own, so that they do not load this one.
  {
    name: 'follow',
    test: /src[\\/](app[\\/](after-first-page[\\/](load-what-follows|store-last-cart|take-up-lines|show-presses|follow-other-tabs|watch-(?!placed))|on-api-error|storage[\\/]missed-writes|session[\\/]saved-credential)|api[\\/]menu-info)|domain[\\/]app[\\/](generic-failure|trouble)\./,
    priority: 0,
  },
];
