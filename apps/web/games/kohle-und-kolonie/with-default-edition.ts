// For pages that draw Kohle & Kolonie without fetching anything first: the edition that comes with the game is in their script.
import { addEdition } from "@pithead/game-kohle-und-kolonie/client";
import { defaultEdition } from "@pithead/game-kohle-und-kolonie/default-edition";

if (defaultEdition) addEdition(defaultEdition);
