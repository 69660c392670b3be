import { Link } from '@tanstack/react-router';
import type { Unavailable } from '#domain/menu/availability.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { choicesCalories, choicesPrice } from '#domain/product/choices.ts';
import { isHighInSodium } from '#domain/product/nutrition.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import type { ProductEvent, ProductNotes } from '#machines/product/product.types.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { ChipRow } from '#src/ui/ChipRow.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import { ViewCart } from '#src/flows/kit/ViewCart.tsx';
import { OptionGroupFields } from './OptionGroupFields.tsx';
import * as css from './Product.css.ts';
import { problemsInNotes, ProductNotesFields } from './ProductNotesFields.tsx';

interface ProductViewProps {
  readonly screen: ProductScreen;
  readonly send: (event: ProductEvent) => void;
  readonly placard: MenuPlacard;
  /** A cart exists, and this page leads to it (NAV-28). */
  readonly hasCart: boolean;
  readonly unavailable: Unavailable | null;
  /** Another time would help, and there is one to choose. */
  readonly canChangeTime: boolean;
  readonly soldOut: ReadonlySet<string>;
  /** Most that the line may have, beside what is in the cart (AMB-50). */
  readonly quantityMax: number;
}

type Choosing = Extract<ProductScreen, { kind: 'choosing' }>;

export function ProductView({ screen, send, placard, hasCart, ...rest }: ProductViewProps) {
  return (
    <Page heading={null} width="columns">
      <Columns
        variant="pictureAndChoices"
        first={
          <Stack gap={16}>
            <Thumbnail src={pictureOf(placard.imgKey)} size="large" isEager />
            <PageHeading heading={placard.name} lead={placard.description} beside={hasCart && <ViewCart />} />
          </Stack>
        }
        second={
          <Stack gap={24}>
            {screen.kind === 'loading' && <Spinner label={text('product.loading')} />}
            {screen.kind === 'unloaded' && (
              <Notice tone="bad" isLive action={{ label: text('product.retry'), onAct: () => send({ type: 'options.retried' }) }}>
                {text('product.unloaded')}
              </Notice>
            )}
            {screen.kind === 'choosing' && <ProductForm screen={screen} send={send} placard={placard} {...rest} />}
          </Stack>
        }
      />
    </Page>
  );
}

type ProductFormProps = Omit<ProductViewProps, 'screen' | 'hasCart'> & { readonly screen: Choosing };

function ProductForm({ screen, send, placard, unavailable, canChangeTime, soldOut, quantityMax }: ProductFormProps) {
  const { itemId, quantity, groups, choices, isLimited, customizationsMax, isEditing } = screen;
  const item = placard.items.find((size) => size.itemId === itemId) ?? placard.items[0];
  const unit = (item?.price ?? 0) + choicesPrice(groups, choices);
  const price = formatCents(unit * quantity);
  const isGone = unavailable !== null || soldOut.has(itemId);
  const isTooMany = quantity > quantityMax;
  const form = useForm<ProductNotes>({
    initial: screen.notes,
    followsInitial: true,
    problemsIn: problemsInNotes,
    isBusy: isGone || isTooMany,
    onType: (notes) => send({ type: 'notes.typed', notes }),
    onSubmit: () => send({ type: 'product.confirmed' }),
  });
  return (
    <form {...form.props}>
      <Stack gap={32}>
        {isGone && <Gone unavailable={unavailable} canChangeTime={canChangeTime} />}
        <Facts placard={placard} calories={(item?.calories ?? 0) + choicesCalories(groups, choices)} sodiumMg={item?.sodiumMg ?? null} />
        {placard.items.length > 1 && (
          <RadioRows
            legend={text('product.size')}
            value={itemId}
            onChange={(chosen) => send({ type: 'size.chosen', itemId: chosen })}
            options={placard.items.map((size) => ({
              value: size.itemId,
              label: size.size,
              meta: text('menu.calories', { count: size.calories }),
              end: formatCents(size.price),
              isDisabled: soldOut.has(size.itemId),
            }))}
          />
        )}
        {isLimited && (
          <Notice tone="warn" isLive>
            {text('product.limited', { max: customizationsMax })}
          </Notice>
        )}
        {groups.map((group) => (
          <OptionGroupFields
            key={group.groupId}
            group={group}
            choices={choices}
            soldOut={soldOut}
            onChoose={(option, portion) => send({ type: 'option.chosen', groupId: group.groupId, itemId: option, portion })}
          />
        ))}
        <ProductNotesFields form={form} />
        {!isGone && isTooMany && (
          <Notice tone="warn" isLive>
            {quantityMax === 0 ? text('product.noneLeft') : text('product.tooMany', { max: quantityMax })}
          </Notice>
        )}
        {!isGone && quantityMax > 0 && (
          <StickyActions isOnDesk>
            <div className={css.bar}>
              <Stepper
                label={text('product.quantity')}
                lessLabel={text('product.less', { name: placard.name })}
                moreLabel={text('product.more', { name: placard.name })}
                value={quantity}
                min={1}
                max={quantityMax}
                onChange={(next) => send({ type: 'quantity.chosen', quantity: next })}
              />
              <Button type="submit" isWide>
                {isEditing ? `${text('product.save')} · ${price}` : text('product.add', { price })}
              </Button>
            </div>
          </StickyActions>
        )}
      </Stack>
    </form>
  );
}

interface FactsProps {
  readonly placard: MenuPlacard;
  readonly calories: number;
  readonly sodiumMg: number | null;
}

function Facts({ placard: { badges, allergens }, calories, sodiumMg }: FactsProps) {
  return (
    <Stack gap={8}>
      <ChipRow>
        <Chip>{text('menu.calories', { count: calories })}</Chip>
        {badges.map((badge) => (
          <Chip key={badge}>{badge}</Chip>
        ))}
        {sodiumMg !== null && isHighInSodium(sodiumMg) && <Chip tone="warn">{text('product.highSodium')}</Chip>}
      </ChipRow>
      {allergens.length > 0 && (
        <p className={css.quiet}>{text('product.contains', { allergens: allergens.map((name) => name.toLowerCase()).join(', ') })}</p>
      )}
    </Stack>
  );
}

/** Why it cannot be ordered, and what helps. */
function Gone({ unavailable, canChangeTime }: Pick<ProductViewProps, 'unavailable' | 'canChangeTime'>) {
  return (
    <Notice tone="warn" isLive>
      <Stack gap={12}>
        <span>{text(unavailable === null || unavailable === 'soldOut' ? 'menu.soldOut' : 'product.notNow')}</span>
        <span>
          <Link
            to={canChangeTime ? '/app/startOrder.html' : '/app/menu.html'}
            className={buttonClass({ tone: 'secondary', size: 'small' })}
          >
            {text(canChangeTime ? 'menu.changeTime' : 'product.toMenu')}
          </Link>
        </span>
      </Stack>
    </Notice>
  );
}
