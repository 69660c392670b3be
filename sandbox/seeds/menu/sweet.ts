import { product, type CategorySeed } from './seed.ts';

export const pastries: CategorySeed = {
  catId: 4,
  name: 'Pastries',
  description: 'Laminated overnight, baked at four in the morning.',
  imgKey: 'butter-croissant',
  sections: [
    {
      secId: 41,
      name: 'Croissants & danish',
      daypart: 'bakeryMorning',
      products: [
        product(4101, 'Butter Croissant', 'butter-croissant', 'Eighty-one layers and good butter, nothing else.', [['', 349, 310, 320]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(4102, 'Almond Croissant', 'almond-croissant', 'Twice baked with almond cream and toasted flakes.', [['', 429, 460, 340]], {
          badges: ['Vegetarian', 'Contains nuts'],
          allergens: ['ALMOND', 'EGG', 'MILK', 'WHEAT'],
        }),
        product(
          4103,
          'Dark Chocolate Croissant',
          'dark-chocolate-croissant',
          'Two batons of dark chocolate in flaky pastry.',
          [['', 399, 400, 310]],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
          },
        ),
        product(4104, 'Spinach Feta Croissant', 'spinach-feta-croissant', 'Savory layers around spinach and feta.', [['', 449, 380, 620]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(4105, 'Lemon Curd Danish', 'lemon-curd-danish', 'A bright lemon center in a butter pastry nest.', [['', 399, 340, 280]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(4106, 'Cherry Danish', 'cherry-danish', 'Tart cherries and a lattice of icing.', [['', 399, 360, 270]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
      ],
    },
    {
      secId: 42,
      name: 'Rolls, scones & muffins',
      daypart: 'bakeryMorning',
      products: [
        product(4201, 'Cinnamon Roll', 'cinnamon-roll', 'Warm cinnamon sugar under vanilla glaze.', [['', 449, 590, 540]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(
          4202,
          'Orange Cranberry Scone',
          'orange-cranberry-scone',
          'Crumbly, with orange zest and dried cranberries.',
          [['', 379, 420, 460]],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
          },
        ),
        product(
          4203,
          'Blueberry Crumb Muffin',
          'blueberry-crumb-muffin',
          'A tall muffin with a crunchy crumb top.',
          [['', 369, 450, 390]],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
          },
        ),
        product(4204, 'Banana Walnut Muffin', 'banana-walnut-muffin', 'Ripe bananas and walnuts, not too sweet.', [['', 369, 430, 380]], {
          badges: ['Vegetarian', 'Contains nuts'],
          allergens: ['EGG', 'MILK', 'WALNUT', 'WHEAT'],
        }),
        product(4205, 'Pumpkin Spice Muffin', 'pumpkin-spice-muffin', 'Pumpkin, warm spices and a maple glaze.', [['', 389, 460, 410]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
          offer: [-60, 3],
        }),
        product(
          4206,
          'Rhubarb Spring Scone',
          'rhubarb-spring-scone',
          'Tart rhubarb and vanilla, when spring comes back.',
          [['', 389, 410, 450]],
          { badges: ['Vegetarian'], allergens: ['EGG', 'MILK', 'WHEAT'], offer: [100, 190] },
        ),
      ],
    },
  ],
};

export const cakes: CategorySeed = {
  catId: 5,
  name: 'Cakes & Cookies',
  description: 'Something for after, or for now.',
  imgKey: 'carrot-cake-slice',
  sections: [
    {
      secId: 51,
      name: 'Cookies & bars',
      daypart: 'allDay',
      products: [
        product(
          5101,
          'Chocolate Chunk Cookie',
          'chocolate-chunk-cookie',
          'Brown butter, dark chunks and flaky salt.',
          [['', 299, 390, 320]],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
          },
        ),
        product(5102, 'Oatmeal Raisin Cookie', 'oatmeal-raisin-cookie', 'Chewy oats, plump raisins and cinnamon.', [['', 279, 350, 280]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(5103, 'Snow Sugar Cookie', 'snow-sugar-cookie', 'A soft vanilla cookie iced for the season.', [['', 319, 380, 210]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
          offer: [-10, 50],
        }),
        product(5104, 'Peanut Butter Cookie', 'peanut-butter-cookie', 'Crisp at the rim, tender in the middle.', [['', 279, 400, 330]], {
          badges: ['Vegetarian', 'Contains nuts'],
          allergens: ['EGG', 'MILK', 'PEANUT', 'WHEAT'],
        }),
        product(5105, 'Double Fudge Brownie', 'double-fudge-brownie', 'Dense, dark and glossy on top.', [['', 329, 470, 220]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(5106, 'Lemon Shortbread Bar', 'lemon-shortbread-bar', 'Sharp lemon custard on buttery shortbread.', [['', 329, 380, 180]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
      ],
    },
    {
      secId: 52,
      name: 'Cakes & pies',
      daypart: 'allDay',
      products: [
        product(
          5201,
          'Strawberry Shortcake Slice',
          'strawberry-shortcake-slice',
          'Vanilla sponge, strawberries and soft cream.',
          [['', 499, 480, 260]],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
          },
        ),
        product(5202, 'Carrot Cake Slice', 'carrot-cake-slice', 'Spiced carrot cake with cream cheese frosting.', [['', 499, 560, 430]], {
          badges: ['Vegetarian', 'Contains nuts'],
          allergens: ['EGG', 'MILK', 'WALNUT', 'WHEAT'],
        }),
        product(5203, 'Vanilla Bean Cupcake', 'vanilla-bean-cupcake', 'A little cake with a big swirl.', [['', 349, 410, 240]], {
          badges: ['Vegetarian'],
          allergens: ['EGG', 'MILK', 'WHEAT'],
        }),
        product(
          5204,
          'Orchard Apple Pie Slice',
          'orchard-apple-pie-slice',
          'Tall apple slices under a butter crust.',
          [['', 479, 510, 380]],
          {
            badges: ['Vegetarian'],
            allergens: ['EGG', 'MILK', 'WHEAT'],
          },
        ),
        product(
          5205,
          'Celebration Cake, 8 inch',
          'celebration-cake-8-inch',
          'Three layers of chocolate for a table of ten.',
          [['', 4299, 5400, 3100]],
          { badges: ['Vegetarian'], allergens: ['EGG', 'MILK', 'WHEAT'] },
        ),
      ],
    },
  ],
};
