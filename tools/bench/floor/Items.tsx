interface ItemsProps {
  readonly items: readonly FloorItem[];
  readonly onAdd: (item: FloorItem) => void;
}

/** The list of both floors: as many cards, with the same pictures, as a section of the menu. */
export function Items({ items, onAdd }: ItemsProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.id}>
          <img
            src={`${import.meta.env.PICTURES}/${encodeURIComponent(item.imgKey)}.svg`}
            alt=""
            width={400}
            height={300}
            loading={index < 4 ? 'eager' : 'lazy'}
            decoding="async"
          />
          <div>
            <h2>{item.name}</h2>
            <p>{item.calories} cal</p>
            <p>{item.price}</p>
          </div>
          <button type="button" aria-label={`Add ${item.name}`} onClick={() => onAdd(item)}>
            +
          </button>
        </li>
      ))}
    </ul>
  );
}
