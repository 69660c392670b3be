/** A cart of the wire with one line that costs ten dollars, without what a server may leave out. */
export const wireCart = {
  cartId: 'cart-1',
  cartStatus: 'IN_PROGRESS',
  cartSummary: {},
  cafes: [{ id: '203' }],
  items: [{ sequenceNum: 1, itemId: '72022', name: 'Club', type: 'PRODUCT', quantity: 1, price: 10, amount: 10, totalPrice: 10 }],
};
