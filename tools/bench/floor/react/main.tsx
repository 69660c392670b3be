import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Items } from '../Items.tsx';

/** The least with React: a list and a count. */
function Floor() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Menu</h1>
      <p>Cart: {count}</p>
      <Items items={import.meta.env.FLOOR_ITEMS} onAdd={() => setCount(count + 1)} />
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Floor />
  </StrictMode>,
);
