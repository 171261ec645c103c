// With the box there are more figures and cards: everything that holds a list of them must hold as many.
import '../room/room.test.ts';
